import fc from 'fast-check';
import {
  isChordSymbol,
  isNoChord,
  formatInternational,
  parseInternational,
  makeSpelling,
  parseTypedChord,
  type Notation,
} from '../../src/music';
import { chordSound } from '../../src/music/shapes';
import { songChordNames } from '../support/chords';

const READ =
  'C Am H Bb F#m Dm7 Gmaj7 E7 Asus Dsus4 Asus2 G7sus4 Hdim F#dim7 Caug C+ Hm7b5 E7b9 C7b5 Cadd9 Am6 C6/9 ' +
  'D/F# Am/G C7/Bb Am(maj7) C(add9) E7#9 G13 A5 F°7 Hø7 Eb B Bbm7/Ab Hmi Ami7 D69 Em69 G7alt ' +
  'C7(b9,13) C7(9/13) C7(b9 13) C6(9,#11) C7(13)(b9) Cm(maj7,9) C7/13 C7/b9 Am7/11 C7/9/13 C7/13/G C7(4) A7/4 ' +
  'Dº7 Hº D˚7 D∘ DØ D∅7 D∆7 D△ Cma7 Cma CMa7 Cmi7 Cj7 C7M CmM7 Cmma7 Cm7M Cm(M7) C(7M) Cmadd9 A−7 Hm7−5 A–7 ' +
  'A2 D2/F# Am2 E4 Hm4 A7/9- C7(9-) C7/9+/13- Hm7/5- Hm7(5-) C5+ Cm5- Am+7 A-+7 Cm(+7) Eb+maj7 CaugM7 C°maj7';

test.each(READ.split(/ (?!13\))/))('%s is a chord', (token) => expect(isChordSymbol(token)).toBe(true));

test.each([
  '',
  'a',
  'Coda',
  'Fine',
  'x2',
  'Ամ',
  'Аm',
  'AmDm',
  'C/',
  '/C',
  'H-7x',
  'N.C.',
  '(Am)',
  'I',
  'G|D|',
  'A22',
  'C7(',
  'C/13/',
  'Jam',
  'C(,9)',
  'A7/9-5-',
  'C7+',
  'C9-',
  'Cømaj7',
])('%j is no chord', (token) => expect(isChordSymbol(token)).toBe(false));

test('only N.C. and N.C say that nothing is played', () => {
  expect(['N.C.', 'N.C', 'NC', 'C'].map(isNoChord)).toEqual([true, true, false, false]);
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
  ['Fis', 'german', 'F#'],
  ['fis', 'german', 'F#'],
  ['FIS', 'german', 'F#'],
  ['CIS7', 'german', 'C#7'],
  ['ES', 'german', 'Eb'],
  ['AS/ES', 'german', 'Ab/Eb'],
  ['ASAS', 'german', 'Abb'],
  ['Fis/CIS', 'written', 'F#/C#'],
  ['Fism7/Cis', 'german', 'F#m7/C#'],
  ['As', 'german', 'Ab'],
  ['as7/es', 'german', 'Ab7/Eb'],
  ['Es', 'written', 'Eb'],
  ['Des', 'glyphs', 'Db'],
  ['Hes', 'german', 'Hb'],
  ['Bes', 'german', 'Bb'],
  ['Fisis', 'german', 'F##'],
  ['Eses', 'german', 'Ebb'],
  ['Asas', 'german', 'Abb'],
  ['Esus4', 'german', 'Esus4'],
  ['asus', 'german', 'Asus'],
  ['Essus4', 'german', 'Ebsus4'],
  ['Cisus', 'german', null],
  ['e', 'german', 'E'],
  ['h', 'german', 'H'],
  ['Dº7', 'german', 'Dº7'],
  ['m7b5', 'written', null],
  ['Ամ', 'written', null],
  ['', 'written', null],
  ['do', 'written', 'C'],
  ['Do', 'german', 'C'],
  ['ré', 'solfege', 'D'],
  ['rem7', 'solfege', 'Dm7'],
  ['fa#', 'written', 'F#'],
  ['FA♯', 'glyphs', 'F#'],
  ['Sol7/Si', 'solfege', 'G7/H'],
  ['sib', 'german', 'Bb'],
  ['si', 'german', 'H'],
  ['Mib7', 'glyphs', 'Eb7'],
  ['Դո', 'armenian', 'C'],
  ['լյաm', 'written', 'Am'],
  ['Սի♭maj7/ռե', 'armenian', 'Bbmaj7/D'],
  ['fadd9', 'solfege', 'Fadd9'],
  ['faug', 'written', 'Faug'],
])('«%s» in the notation %s is %s', (typed, notation, chord) => {
  expect(parseTypedChord(notation, typed)).toBe(chord);
});

test('every chord as it is shown can be typed', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...songChordNames),
      fc.constantFrom<Notation>('written', 'german', 'glyphs', 'solfege', 'armenian'),
      (name, notation) => {
        const { shown } = makeSpelling(notation, 'C', []);
        expect(chordSound(parseTypedChord(notation, shown(name))!)).toBe(chordSound(name));
      },
    ),
  );
});
