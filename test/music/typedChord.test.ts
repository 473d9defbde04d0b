import fc from 'fast-check';
import { makeSpelling, parseTypedChord, type Notation } from '../../src/music';
import { chordSound } from '../../src/music/shapes';
import { songChordNames } from '../support/chords';

test.each<[typed: string, notation: Notation, chord: string | null]>([
  ['Am7', 'written', 'Am7'],
  ['am7', 'written', 'Am7'],
  ['c/e', 'written', 'C/E'],
  ['b', 'written', 'H'],
  ['G/B', 'written', 'G/H'],
  ['bb', 'written', 'Bb'],
  ['f♯m', 'glyphs', 'F#m'],
  ['B♭', 'glyphs', 'Bb'],
  ['B', 'glyphs', 'H'],
  ['B', 'german', 'Bb'],
  ['bm7/f', 'german', 'Bbm7/F'],
  ['Bb', 'german', 'Bb'],
  ['H7', 'german', 'H7'],
  ['m7b5', 'written', null],
  ['Ամ', 'written', null],
  ['', 'written', null],
])('«%s» in the notation %s is %s', (typed, notation, chord) => {
  expect(parseTypedChord(notation, typed)).toBe(chord);
});

test('every chord as it is shown can be typed', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...songChordNames),
      fc.constantFrom<Notation>('written', 'german', 'glyphs'),
      (name, notation) => {
        const { shown } = makeSpelling(notation, 'C', []);
        expect(chordSound(parseTypedChord(notation, shown(name))!)).toBe(chordSound(name));
      },
    ),
  );
});
