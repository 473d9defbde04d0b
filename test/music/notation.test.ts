import fc from 'fast-check';
import { formatInternational, formatNotation, parseInternational, transposeChordLine } from '../../src/music';

test.each([
  ['C', 'C', 'C'],
  ['B', 'H', 'B'],
  ['H', 'H', 'H'],
  ['Bb', 'B', 'B♭'],
  ['B♭', 'B', 'B♭'],
  ['Hb', 'B', 'H♭'],
  ['Bbm7', 'Bm7', 'B♭m7'],
  ['Bm7b5', 'Hm7b5', 'Bm7♭5'],
  ['Bbm7b5/B', 'Bm7b5/H', 'B♭m7♭5/B'],
  ['E7(#9,b13)', 'E7(#9,b13)', 'E7(♯9,♭13)'],
  ['F#dim/Bb', 'F#dim/B', 'F♯dim/B♭'],
  ['Abb', 'Abb', 'A♭♭'],
  ['B#', 'H#', 'B♯'],
  ['Bbb', 'Hbb', 'B♭♭'],
  ['Esus4', 'Esus4', 'Esus4'],
  ['Cadd9', 'Cadd9', 'Cadd9'],
  ['N.C.', 'N.C.', 'N.C.'],
])('%s is %s in German and %s with signs, and stays as written otherwise', (chord, german, glyphs) => {
  expect(formatNotation(chord, 'written')).toBe(chord);
  expect(formatNotation(chord, 'german')).toBe(german);
  expect(formatNotation(chord, 'glyphs')).toBe(glyphs);
});

const name = fc.tuple(
  fc.constantFrom(...'ABCDEFGH'),
  fc.constantFrom('', 'b', '#', '♭', '♯'),
  fc.constantFrom('', 'm', '7', 'm7', 'sus4', 'dim', 'maj7'),
);

test('every spelling with signs, and every note but B in German, is the same chord to the transposition', () => {
  fc.assert(
    fc.property(name, fc.integer({ min: 1, max: 11 }), ([letter, sign, rest], semitones) => {
      const chord = letter + sign + rest;
      const moved = transposeChordLine(chord, semitones);
      expect(transposeChordLine(formatNotation(chord, 'glyphs'), semitones)).toBe(moved);
      const german = formatNotation(chord, 'german');
      if (!german.startsWith('B')) expect(transposeChordLine(german, semitones)).toBe(moved);
      else expect(transposeChordLine(german.replace('B', 'Bb'), semitones)).toBe(moved);
    }),
  );
});

test.each([
  ['H', 'B'],
  ['Hm7b5/Bb', 'Bm7b5/Bb'],
  ['Bb', 'Bb'],
  ['B♭maj7', 'B♭maj7'],
  ['H#', 'B#'],
  ['G/H', 'G/B'],
  ['N.C.', 'N.C.'],
])('%s of the songbook is %s to other programs, and is read again', (chord, international) => {
  expect(formatInternational(chord)).toBe(international);
  expect(parseInternational(international)).toBe(chord);
});
