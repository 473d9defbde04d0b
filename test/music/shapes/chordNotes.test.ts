import fc from 'fast-check';
import { transposeChordLine } from '../../../src/music';
import { chordNotes } from '../../../src/music/shapes';

const NOTES = 'C Db D Eb E F Gb G Ab A Bb H'.split(' ');

const spelled = (chord: string): string | null =>
  chordNotes(chord)
    ?.map((note) => NOTES[note])
    .join(' ') ?? null;

const rows: [chord: string, notes: string][] = [
  ['C', 'C E G'],
  ['H', 'H Eb Gb'],
  ['B', 'H Eb Gb'],
  ['Bb', 'Bb D F'],
  ['Hb', 'Bb D F'],
  ['E#', 'F A C'],
  ['Am', 'A C E'],
  ['Amin', 'A C E'],
  ['Ami', 'A C E'],
  ['A-', 'A C E'],
  ['H7', 'H Eb A Gb'],
  ['Gmaj7', 'G H Gb D'],
  ['GM7', 'G H Gb D'],
  ['GΔ', 'G H Gb D'],
  ['Gmaj', 'G H D'],
  ['Am7', 'A C G E'],
  ['Am(maj7)', 'A C Ab E'],
  ['AmM7', 'A C Ab E'],
  ['C5', 'C G'],
  ['C6/9', 'C E A D G'],
  ['Cm69', 'C Eb A D G'],
  ['Cadd9', 'C E D G'],
  ['C(add9)', 'C E D G'],
  ['Csus2', 'C G D'],
  ['Csus', 'C G F'],
  ['Csus4', 'C G F'],
  ['G7sus4', 'G F C D'],
  ['Hdim', 'H D F'],
  ['C#°7', 'Db E G Bb'],
  ['Hm7b5', 'H D A F'],
  ['Hø7', 'H D F A'],
  ['Caug', 'C E Ab'],
  ['C+', 'C E Ab'],
  ['C7#5', 'C E Bb Ab'],
  ['A7b9', 'A Db G Bb E'],
  ['E7(b9,#11)', 'E Ab D F Bb H'],
  ['C9', 'C E Bb D G'],
  ['C7no5', 'C E Bb'],
  ['Cno3', 'C G'],
  ['C13', 'C E Bb A D F G'],
  ['C/E', 'E C G'],
  ['Am/G', 'G A C E'],
  ['D/F#', 'Gb D A'],
  ['C/H', 'H C E G'],
];

test.each(rows)('%s is %s', (chord, notes) => expect(spelled(chord)).toBe(notes));

test.each(['', 'Coda', 'N.C.', 'AmDm', 'Calt', 'C7alt', 'C+9'])('%j does not say its notes', (chord) =>
  expect(chordNotes(chord)).toBeNull(),
);

test('the notes move with the chord', () => {
  const chord = fc.constantFrom(...rows.map(([name]) => name));
  fc.assert(
    fc.property(chord, fc.integer({ min: 1, max: 11 }), (name, semitones) => {
      const moved = chordNotes(name)!.map((note) => (note + semitones) % 12);
      expect(chordNotes(transposeChordLine(name, semitones))).toEqual(moved);
    }),
  );
});
