import fc from 'fast-check';
import { transposeChordLine } from '../../../src/music';
import { chordNotes, chordSound, moveSound, rootOf } from '../../../src/music/shapes';
import { chordFormulas } from './chordFormulas';
import { songChordNames } from '../../support/chords';

const NOTES = 'C Db D Eb E F Gb G Ab A Bb H'.split(' ');

/** The entries of a table, which stand between bars and in lines of their own. */
const inRows = (table: string): readonly string[] => table.trim().split(/ \| |\n */);

const spelled = (chord: string): string | null =>
  chordNotes(chord)
    ?.map((note) => NOTES[note])
    .join(' ') ?? null;

/** Chords, and their notes from the bass on. */
const NOTES_OF = `
  C: C E G | H: H Eb Gb | B: H Eb Gb | Bb: Bb D F | Hb: Bb D F | E#: F A C | Amin: A C E | Ami: A C E | A-: A C E
  GM7: G H Gb D | GΔ: G H Gb D | Gmaj: G H D | AmM7: A C Ab E | C5: C G | Cm69: C Eb A D G | C(add9): C E D G
  Csus: C G F | C#°7: Db E G Bb | Hø7: H D F A | C+: C E Ab | C7#5: C E Bb Ab | E7(b9,#11): E Ab D F Bb H
  C7no5: C E Bb | Cno3: C G | C/E: E C G | Am/G: G A C E | D/F#: Gb D A | C/H: H C E G | A2: A E H Db | Am2: A C H E
  A4: A D E | Eb+maj7: Eb G H D`;

test.each(inRows(NOTES_OF).map((row) => row.split(': ')))('%s is %s', (chord, notes) =>
  expect(spelled(chord)).toBe(notes),
);

test('every chord of the table has its notes', () => {
  for (const { suffix, required, optional } of chordFormulas) {
    const notes = [...required, ...optional].sort((a, b) => a - b);
    expect([suffix, chordNotes(`C${suffix}`)?.toSorted((a, b) => a - b)]).toEqual([suffix, notes]);
  }
});

test.each(['', 'Coda', 'N.C.', 'AmDm', 'Calt', 'C7alt', 'C+9', 'Am4'])('%j does not say its notes', (chord) =>
  expect(chordNotes(chord)).toBeNull(),
);

const ALIKE = `
  Hm Bm | F#7 Gb7 | Hb A# | Esus Esus4 | Cmaj7 CM7 | Am7b5 Aø | C/E C/Fb | C7(b9,13) C7(13,b9) | C7(b9/13) C7/b9/13
  C7/13 C7(13) | Am7/11 Am7(11) | A7/4 A7sus4 | Dº7 D°7 | D˚ Ddim | DØ Dm7b5 | D∆7 Dmaj7 | D△ DΔ | Cma7 Cmaj7 | Cma C
  Cj7 Cmaj7 | C7M Cmaj7 | Cm7M Cm(maj7) | Cm(M7) Cmmaj7 | A−7 Am7 | Hm7−5 Hm7b5 | A2 Aadd9 | A4 Asus4 | A7/9- A7b9
  C7/9+/13- C7#9b13 | Hm7(5-) Hm7b5 | Hm7/5- Hm7b5 | C5+ Caug | Cm5- Cdim | Am+7 Am(maj7) | Cm(+7) Cmmaj7
  Eb+maj7 Ebmaj7#5 | CaugM7 Cmaj7#5 | C°maj7 Cmmaj7b5`;

test.each(inRows(ALIKE).map((row) => row.split(' ')))('%s and %s are one chord', (one, other) => {
  expect(chordSound(one)).toBe(chordSound(other));
  expect(chordSound(one)).not.toBeNull();
});

const UNLIKE = 'B Bb | C Cm | C C/E | C/E C/G | Am7 C6 | C7 Cmaj7';

test.each(inRows(UNLIKE).map((row) => row.split(' ')))('%s and %s are two', (one, other) => {
  expect(chordSound(one)).not.toBe(chordSound(other));
});

test.each(['', 'huh', 'N.C.', 'Calt', 'C+9'])('«%s» does not say what it sounds', (symbol) => {
  expect(chordSound(symbol)).toBeNull();
});

test('a sound is a key that can be stored, and names its root', () => {
  expect(songChordNames.filter((name) => !/^\d+_[\d-]+(_\d+)?$/.test(chordSound(name)!))).toEqual([]);
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
