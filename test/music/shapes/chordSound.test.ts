import fc from 'fast-check';
import { transposeChordLine } from '../../../src/music';
import { chordSound, moveSound, rootOf } from '../../../src/music/shapes';
import { songChordNames } from '../../support/chords';

test.each([
  ['Hm', 'Bm'],
  ['F#7', 'Gb7'],
  ['Hb', 'A#'],
  ['Esus', 'Esus4'],
  ['Cmaj7', 'CM7'],
  ['Am7b5', 'Aø'],
  ['C/E', 'C/Fb'],
])('%s and %s are one chord', (one, other) => {
  expect(chordSound(one)).toBe(chordSound(other));
  expect(chordSound(one)).not.toBeNull();
});

test.each([
  ['B', 'Bb'],
  ['C', 'Cm'],
  ['C', 'C/E'],
  ['C/E', 'C/G'],
  ['Am7', 'C6'],
  ['C7', 'Cmaj7'],
])('%s and %s are two', (one, other) => {
  expect(chordSound(one)).not.toBe(chordSound(other));
});

test.each(['', 'huh', 'N.C.', 'Calt', 'C+9'])('«%s» does not say what it sounds', (symbol) => {
  expect(chordSound(symbol)).toBeNull();
});

test('a sound is a key that can be stored, and names its root', () => {
  for (const name of songChordNames) expect(chordSound(name)).toMatch(/^\d+_[\d-]+(_\d+)?$/);
  expect(rootOf(chordSound('Hm7b5/A')!)).toBe(11);
});

test('a sound moves as the chord does', () => {
  fc.assert(
    fc.property(fc.constantFrom(...songChordNames), fc.integer({ min: -20, max: 20 }), (name, semitones) => {
      const moved = transposeChordLine(name, semitones);
      expect(moveSound(chordSound(name)!, semitones)).toBe(chordSound(moved));
    }),
  );
});
