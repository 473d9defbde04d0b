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

const UNREAD =
  'a Coda Fine x2 Ամ Аm AmDm C/ /C H-7x N.C. (Am) I G|D| A22 C7( C/13/ Jam C(,9) A7/9-5- C7+ C9- Cømaj7';

test.each(['', ...UNREAD.split(' ')])('%j is no chord', (token) => expect(isChordSymbol(token)).toBe(false));

test('only N.C. and N.C say that nothing is played', () => {
  expect(['N.C.', 'N.C', 'NC', 'C'].map(isNoChord)).toEqual([true, true, false, false]);
});

const INTERNATIONAL = 'H B | Hm7b5/Bb Bm7b5/Bb | Bb Bb | B♭maj7 B♭maj7 | H# B# | G/H G/B | N.C. N.C.';

test.each(INTERNATIONAL.split(' | ').map((row) => row.split(' ')))(
  '%s of the songbook is %s to other programs, and is read again',
  (chord = '', international = '') => {
    expect(formatInternational(chord)).toBe(international);
    expect(parseInternational(international)).toBe(chord);
  },
);

/** Chords as they are typed by readers of each notation, and as the songbook writes them. */
const TYPED: Readonly<Record<Notation, string>> = {
  written:
    'Am7 Am7 | am7 Am7 | c/e C/E | b H | G/B G/H | bb Bb | Fis/CIS F#/C# | Es Eb | do C | fa# F# | faug Faug | լյաm Am',
  glyphs: 'f♯m F#m | B♭ Bb | B H | Des Db | FA♯ F# | Mib7 Eb7',
  german:
    'B Bb | bm7/f Bbm7/F | Bb Bb | H7 H7 | h H | Hes Hb | Bes Bb | Fis F# | fis F# | FIS F# | Fisis F## | CIS7 C#7 | ' +
    'Fism7/Cis F#m7/C# | As Ab | as7/es Ab7/Eb | AS/ES Ab/Eb | Asas Abb | ASAS Abb | ES Eb | Eses Ebb | e E | ' +
    'Esus4 Esus4 | asus Asus | Essus4 Ebsus4 | Dº7 Dº7 | Do C | sib Bb | si H',
  solfege: 'ré D | rem7 Dm7 | Sol7/Si G7/H | fadd9 Fadd9',
  armenian: 'Դո C | Սի♭maj7/ռե Bbmaj7/D',
};
const typed = Object.entries(TYPED).flatMap(([notation, table]) =>
  table.split(' | ').map((row) => [notation as Notation, ...row.split(' ')] as [Notation, string, string]),
);

test.each(typed)('in the notation %s «%s» is %s', (notation, chord, written) => {
  expect(parseTypedChord(notation, chord)).toBe(written);
});

test.each<[Notation, string]>([
  ['german', 'Cisus'],
  ['written', 'm7b5'],
  ['written', 'Ամ'],
  ['written', ''],
])('in the notation %s «%s» is no chord', (notation, chord) => {
  expect(parseTypedChord(notation, chord)).toBeNull();
});

test('every chord as it is shown can be typed', () => {
  fc.assert(
    fc.property(
      fc.constantFrom(...songChordNames),
      fc.constantFrom(...(Object.keys(TYPED) as Notation[])),
      (name, notation) => {
        const { shown } = makeSpelling(notation, 'C', []);
        expect(chordSound(parseTypedChord(notation, shown(name))!)).toBe(chordSound(name));
      },
    ),
  );
});
