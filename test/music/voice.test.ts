import { isInVoice, moveRange, VOICE_RANGES, voiceRange, type PitchRange } from '../../src/music';

const range = (lowest: number, highest: number): PitchRange => ({ lowest, highest });

test.each<[what: string, tune: PitchRange, voice: PitchRange, fits: boolean]>([
  ['from end to end', range(48, 67), VOICE_RANGES.tenor, true],
  ['an octave higher than it is sung', range(60, 79), VOICE_RANGES.tenor, true],
  ['two octaves higher', range(67, 84), VOICE_RANGES.bass, true],
  ['an octave lower', range(48, 60), VOICE_RANGES.soprano, true],
  ['a semitone too low', range(59, 76), VOICE_RANGES.soprano, false],
  ['a semitone too high', range(63, 80), VOICE_RANGES.soprano, false],
  ['wider than the voice', range(48, 68), VOICE_RANGES.tenor, false],
])('a tune %s', (_, tune, voice, fits) => expect(isInVoice(tune, voice)).toBe(fits));

test('a tune is moved with both its ends', () => {
  expect(moveRange(range(57, 64), 11)).toEqual(range(68, 75));
});

test.each([
  ['tenor', VOICE_RANGES.tenor],
  ['45-62', { lowest: 45, highest: 62 }],
  ['62-45', { lowest: 45, highest: 62 }],
  ['45-', null],
  ['none', null],
  ['toString', null],
])('the range of the voice %s', (name, voice) => expect(voiceRange(name)).toEqual(voice));
