import fc from 'fast-check';
import {
  isInMiddle,
  isInVoice,
  moveRange,
  VOICE_RANGES,
  voiceRange,
  voicesIn,
  type PitchRange,
  type TuneRange,
  transposeChordLine,
} from '../../src/music';
import { adviseCapo, findGroupKey, findVoiceKey } from '../../src/music/shapes';

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

const tune = (lowest: number, highest: number, middle: number): TuneRange => ({ lowest, highest, middle });

test('a tune is moved as a whole', () => {
  expect(moveRange(tune(57, 64, 60), 11)).toEqual(tune(68, 75, 71));
});

test.each<[where: string, sung: TuneRange, voice: PitchRange, lies: boolean]>([
  ['in the middle', tune(48, 67, 57), VOICE_RANGES.tenor, true],
  ['at the lower edge of the middle half', tune(48, 60, 53), VOICE_RANGES.tenor, true],
  ['under it', tune(48, 60, 52), VOICE_RANGES.tenor, false],
  ['at its upper edge', tune(55, 67, 62), VOICE_RANGES.tenor, true],
  ['over it', tune(55, 67, 63), VOICE_RANGES.tenor, false],
  ['too low there, and well an octave higher', tune(48, 52, 49), VOICE_RANGES.tenor, true],
  ['in the middle, with an end that nobody of this voice sings', tune(47, 67, 57), VOICE_RANGES.tenor, false],
])('the middle of a tune lies %s', (_, sung, voice, lies) => expect(isInMiddle(sung, voice)).toBe(lies));

test.each([
  ['tenor', VOICE_RANGES.tenor],
  ['45-62', { lowest: 45, highest: 62 }],
  ['62-45', { lowest: 45, highest: 62 }],
  ['45-', null],
  ['none', null],
  ['toString', null],
])('the range of the voice %s', (name, voice) => expect(voiceRange(name)).toEqual(voice));

test.each<[why: string, chords: string, sung: TuneRange, voice: PitchRange, semitones: number | null]>([
  ['the nearest that is sung', 'C F G7', tune(60, 74, 67), VOICE_RANGES.bass, 10],
  ['it can stay', 'Am Dm E7', tune(57, 69, 64), VOICE_RANGES.child, 0],
  ['one barre more is nearer', 'Am Dm E7 F', tune(54, 68, 61), VOICE_RANGES.child, 3],
  ['its middle was too low', 'Am Dm E7', tune(57, 69, 60), VOICE_RANGES.child, 2],
  ['its middle is low in every key', 'Am Dm E7', tune(57, 76, 58), VOICE_RANGES.child, 0],
  ['it is wider than the voice', 'Am Dm E7', tune(57, 78, 66), VOICE_RANGES.child, null],
])('%s: %s over %j, sung by %j, is moved by %s', (_, chords, sung, voice, semitones) => {
  expect(findVoiceKey(chords.split(' '), sung, voice)).toBe(semitones);
});

test('no nearer key of a voice is as easy and lies as well, and none is missed', () => {
  const anyVoice = fc.constantFrom(...Object.values(VOICE_RANGES));
  const anyTune = fc
    .tuple(fc.integer({ min: 36, max: 80 }), fc.nat(26), fc.nat(26))
    .map(([lowest, width, middle]) => tune(lowest, lowest + width, lowest + Math.min(middle, width)));
  const anyChords = fc.array(fc.constantFrom('Am', 'C', 'Dm', 'E7', 'F', 'G', 'Hm', 'Bb', 'F#m'), {
    minLength: 1,
    maxLength: 5,
  });
  fc.assert(
    fc.property(anyChords, anyTune, anyVoice, (chords, sung, voice) => {
      const barresAt = (key: number) => {
        const advised = adviseCapo(chords.map((chord) => transposeChordLine(chord, key)));
        return Math.min(...advised.map(({ barreCount }) => barreCount));
      };
      const keysBy = (isSung: typeof isInMiddle) =>
        Array.from({ length: 12 }, (_, key) => key).filter((key) => isSung(moveRange(sung, key), voice));
      const [inMiddle, inVoice] = [keysBy(isInMiddle), keysBy(isInVoice)];
      const keys = inMiddle.length > 0 ? inMiddle : inVoice;
      const fewest = Math.min(...keys.map(barresAt));
      const distance = (key: number) => Math.min(key, 12 - key);
      const found = findVoiceKey(chords, sung, voice);
      if (found === null) expect(keys).toEqual([]);
      else {
        const easy = keys.filter((key) => barresAt(key) <= fewest + 1);
        expect(easy).toContain(found);
        expect(distance(found)).toBe(Math.min(...easy.map(distance)));
      }
    }),
  );
});

test.each([
  ['bass', ['bass']],
  ['bass_alto_48-67_bass', ['bass', 'alto', '48-67', 'bass']],
  ['alto_nobody', ['alto']],
  ['none', []],
])('the voices in %s', (group, voices) => expect(voicesIn(group)).toEqual(voices));

test.each<[group: string, sung: PitchRange, semitones: number, leftOut: number[]]>([
  ['bass_alto', range(57, 69), 0, []],
  ['bass_alto', range(60, 76), 8, []],
  ['soprano_baritone', range(60, 76), 0, []],
  ['bass_soprano', range(60, 76), 0, [0]],
  ['bass_alto_soprano', range(60, 76), 8, [2]],
  ['bass_alto', range(40, 76), 0, [0, 1]],
])('%s sing %j moved by %s, without %j', (group, sung, semitones, leftOut) => {
  const voices = voicesIn(group).map((voice) => voiceRange(voice)!);
  expect(findGroupKey(['Am', 'Dm', 'E7'], { ...sung, middle: sung.lowest }, voices)).toEqual({
    transposition: semitones,
    leftOut,
  });
});
