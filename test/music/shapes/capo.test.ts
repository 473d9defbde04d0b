import fc from 'fast-check';
import { transposeChordLine } from '../../../src/music';
import { adviseCapo, chordNotes, easiestTransposition } from '../../../src/music/shapes';

const best: [chords: string, capo: number, shapes: string, barreCount: number][] = [
  ['Am Dm E7', 0, 'Am Dm E7', 0],
  ['Dm Gm A7', 5, 'Am Dm E7', 0],
  ['Gm Cm D7', 3, 'Em Am B7', 0],
  ['Hm Em F#7', 2, 'Am Dm E7', 0],
  ['Eb Ab Bb7', 1, 'D G A7', 0],
  ['F Bb C7', 1, 'E A B7', 0],
  ['Am F C G', 5, 'Em C G D', 0],
  ['Bbm', 1, 'Am', 0],
  ['F#dim', 0, 'F#dim', 1],
  ['Am N.C. huh', 0, 'Am N.C. huh', 0],
  ['', 0, '', 0],
];

test.each(best)('%s: best with capo %d as %s', (chords, capo, shapes, barreCount) => {
  expect(adviseCapo(chords.split(' '))[0]).toEqual({ capo, shapes: shapes.split(' '), barreCount });
});

test('a barre chord that comes again is counted once', () => {
  const atTheNut = adviseCapo(['F', 'C', 'F', 'Hm']).find(({ capo }) => capo === 0);
  expect(atTheNut).toEqual({ capo: 0, shapes: ['F', 'C', 'F', 'Hm'], barreCount: 2 });
});

const easiestKeys: [chords: string, semitones: number][] = [
  ['Am Dm E7', 0],
  ['Gm Cm D7', 2],
  ['Bb Eb F7', 11],
  ['Hm Em F#7', 10],
  ['Cm Fm G7', 9],
  ['Eb', 1],
  ['N.C.', 0],
];

test.each(easiestKeys)('%s is easiest %d semitones up', (chords, semitones) => {
  expect(easiestTransposition(chords.split(' '))).toBe(semitones);
});

const song = fc.array(
  fc.constantFrom(...'C Cm D7 Eb Em Fmaj7 F#m F#7 G Gm/Bb A7b9 Am Am/G Bb Hm7b5 H7 Hdim Calt'.split(' ')),
  { maxLength: 12 },
);

test('every advice sounds the same, and the advices come in order', () => {
  fc.assert(
    fc.property(song, (chords) => {
      const advices = adviseCapo(chords);
      expect(advices.map(({ capo }) => capo).sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
      for (const { capo, shapes } of advices) {
        const heard = shapes.map((shape) => chordNotes(shape)?.map((note) => (note + capo) % 12) ?? null);
        expect(heard).toEqual(chords.map(chordNotes));
      }
      const order = advices.map(({ barreCount, capo }) => barreCount * 10 + capo);
      expect(order).toEqual([...order].sort((a, b) => a - b));
    }),
  );
});

test('the easiest transposition has no more barre chords than any other, and moves only for fewer', () => {
  const barreCount = (chords: readonly string[], semitones: number): number =>
    adviseCapo(chords.map((chord) => transposeChordLine(chord, semitones))).find(({ capo }) => capo === 0)!
      .barreCount;
  fc.assert(
    fc.property(song, (chords) => {
      const counts = Array.from({ length: 12 }, (_, semitones) => barreCount(chords, semitones));
      const easiest = easiestTransposition(chords);
      expect(counts[easiest]).toBe(Math.min(...counts));
      if (counts[0] === counts[easiest]) expect(easiest).toBe(0);
    }),
  );
});
