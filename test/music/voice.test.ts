import fc from 'fast-check';
import {
  isInVoice,
  moveRange,
  VOICE_RANGES,
  voiceRange,
  type PitchRange,
  transposeChordLine,
} from '../../src/music';
import { adviseCapo, findVoiceKey } from '../../src/music/shapes';

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

test.each<[chords: string, tune: PitchRange, voice: PitchRange, semitones: number | null]>([
  ['C F G7', range(60, 74), VOICE_RANGES.bass, 10],
  ['Am Dm E7', range(60, 69), VOICE_RANGES.child, 0],
  ['Am Dm E7', range(57, 69), VOICE_RANGES.child, 3],
  ['Am Dm E7', range(57, 78), VOICE_RANGES.child, null],
])('%s over %j, sung by %j: moved by %s', (chords, tune, voice, semitones) => {
  expect(findVoiceKey(chords.split(' '), tune, voice)).toBe(semitones);
});

test('the key of a voice is sung by it, no other such key has fewer barre chords, and none is missed', () => {
  const anyVoice = fc.constantFrom(...Object.values(VOICE_RANGES));
  const anyTune = fc
    .tuple(fc.integer({ min: 36, max: 80 }), fc.nat(26))
    .map(([lowest, width]) => range(lowest, lowest + width));
  const anyChords = fc.array(fc.constantFrom('Am', 'C', 'Dm', 'E7', 'F', 'G', 'Hm', 'Bb', 'F#m'), {
    minLength: 1,
    maxLength: 5,
  });
  fc.assert(
    fc.property(anyChords, anyTune, anyVoice, (chords, tune, voice) => {
      const movedTo = (key: number) => range(tune.lowest + key, tune.highest + key);
      const barresAt = (key: number) =>
        adviseCapo(chords.map((chord) => transposeChordLine(chord, key)))[0]!.barreCount;
      const keys = Array.from({ length: 12 }, (_, key) => key).filter((key) =>
        isInVoice(movedTo(key), voice),
      );
      const found = findVoiceKey(chords, tune, voice);
      if (found === null) expect(keys).toEqual([]);
      else {
        expect(keys).toContain(found);
        expect(barresAt(found)).toBe(Math.min(...keys.map(barresAt)));
      }
    }),
  );
});
