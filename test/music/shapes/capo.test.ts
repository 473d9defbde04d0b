import fc from 'fast-check';
import { transposeChordLine } from '../../../src/music';
import {
  adviseCapo,
  chordNotes,
  nearestEasyKey,
  chordSound,
  findKnownWay,
  voicingsOf,
} from '../../../src/music/shapes';
import { isNearlyOpen, isOpen } from '../../../src/music/shapes/ease';
import { knowing, chordsOfSongs, songChordNames } from '../../support/chords';

test.each([
  ['Am Dm E7', 0, 'Am Dm E7', 0],
  ['Dm Gm A7', 5, 'Am Dm E7', 0],
  ['Gm Cm D7', 3, 'Em Am B7', 0],
  ['Hm Em F#7', 2, 'Am Dm E7', 0],
  ['Eb Ab Bb7', 1, 'D G A7', 0],
  ['F Bb C7', 1, 'E A B7', 0],
  ['Am F C G', 0, 'Am F C G', 1],
  ['Am F Hm G', 0, 'Am F Hm G', 2],
  ['G Gsus4 C D', 0, 'G Gsus4 C D', 0],
  ['Bbm', 1, 'Am', 0],
  ['F#dim', 2, 'Edim', 0],
  ['Calt', 0, 'Calt', 1],
])('%s: best with capo %d as %s', (chords, capo, shapes, barreCount) => {
  expect(adviseCapo(chords.split(' '))[0]).toEqual({ capo, shapes: shapes.split(' '), barreCount });
});

test('a barre chord that comes again is counted once', () => {
  const atTheNut = adviseCapo(['F', 'C', 'F', 'Hm']).find(({ capo }) => capo === 0);
  expect(atTheNut).toEqual({ capo: 0, shapes: ['F', 'C', 'F', 'Hm'], barreCount: 2 });
});

test.each<[chords: string, semitones: number, why?: string]>([
  ['Am Dm E7', 0],
  ['Gm Cm D7', 2],
  ['Bb Eb F7', 11],
  ['Hm Em F#7', 10],
  ['Cm Fm G7', 9],
  ['Eb', 1],
  ['C F G', 2],
  ['Cm Fm G7 C7 Ab Eb', 9, 'three down with one barre chord, not four up with none'],
  ['Dm C Gm F Am', 2, 'two up with one barre chord, not seven up with none'],
  ['Am F C G Dm', 0, 'here with one barre chord, not seven up with none'],
])('from %s the nearest easy key is %d semitones up %s', (chords, semitones) => {
  expect(nearestEasyKey(chords.split(' '))).toBe(semitones);
});

const song = fc.array(
  fc.constantFrom(...'C Cm D7 Eb Em Fmaj7 F#m F#7 G Gm/Bb A7b9 Am Am/G Bb Hm7b5 H7 Hdim Calt'.split(' ')),
  { maxLength: 12 },
);

/** Whether the first shape of a chord is open, or another is as easy as the small F. */
function isEasy(chord: string): boolean {
  const voicings = voicingsOf(chord);
  return voicings.slice(0, 1).some(isOpen) || voicings.some(isNearlyOpen);
}

test('every advice sounds the same, and the advices come in order', () => {
  fc.assert(
    fc.property(song, (chords) => {
      const advices = adviseCapo(chords);
      expect(advices.map(({ capo }) => capo).sort()).toEqual([0, 1, 2, 3, 4, 5, 6, 7]);
      for (const { capo, shapes } of advices) {
        const heard = shapes.map((shape) => chordNotes(shape)?.map((note) => (note + capo) % 12) ?? null);
        expect(heard).toEqual(chords.map(chordNotes));
      }
      const order = advices.map(({ shapes, capo }) => {
        const hard = new Set(shapes.filter((shape) => !isEasy(shape)));
        return hard.size * 10 + capo;
      });
      expect(order).toEqual([...order].sort((a, b) => a - b));
    }),
  );
});

test('an easy key has at most one barre chord more than the easiest, and a nearer one has more', () => {
  const barreCount = (chords: readonly string[], semitones: number): number =>
    adviseCapo(chords.map((chord) => transposeChordLine(chord, semitones))).find(({ capo }) => capo === 0)!
      .barreCount;
  const distance = (semitones: number): number => Math.min(semitones, 12 - semitones);
  fc.assert(
    fc.property(song, (chords) => {
      const counts = Array.from({ length: 12 }, (_, semitones) => barreCount(chords, semitones));
      const offered = nearestEasyKey(chords);
      const easy = Math.min(...counts) + 1;
      expect(counts[offered]).toBeLessThanOrEqual(easy);
      counts.forEach((count, semitones) => {
        if (distance(semitones) < distance(offered))
          expect(count).toBeGreaterThan(distance(offered) <= 3 ? counts[offered]! : easy);
        if (distance(semitones) <= 3) expect(count < counts[offered]! && distance(offered) <= 3).toBe(false);
      });
    }),
  );
});

const findWay = (chords: readonly string[], capo: number, known: readonly string[]) => {
  const sounds = knowing(...known);
  return findKnownWay(chords, capo, (sound) => sound in sounds);
};

test.each<[chords: string, capo: number, known: string, expected: [number, number, string]]>([
  ['Am Dm E7', 0, 'Am Dm E7 Hm', [0, 0, '']],
  ['Hm F#7', 0, 'Am E7', [2, 0, '']],
  ['Hm F#7', 3, 'Am E7', [5, 0, '']],
  ['Am E7', 2, 'Hm F#7', [0, 0, '']],
  ['Am E7', 0, 'Hm F#7', [0, 2, '']],
  ['C', 0, 'D', [0, 2, '']],
  ['C', 0, 'D H', [1, 0, '']],
  ['C', 0, 'D Db', [0, 1, '']],
  ['F#', 9, 'F#', [9, 0, '']],
  ['F#', 9, 'E F', [9, -1, '']],
  ['Hm E7', 0, 'Bm', [0, 0, 'E7']],
  ['Hm E7 H7 B7', 0, 'Am', [2, 0, 'D7 A7']],
  ['Am Calt', 0, 'Am', [0, 0, 'Calt']],
  ['Am', 4, '', [4, 0, 'Am']],
])('%s for capo %i, with %s', (chords, capo, known, [fret, transposition, missing]) => {
  const names = (text: string): string[] => text.split(' ').filter(Boolean);
  const way = { capo: fret, transposition, missing: names(missing) };
  expect(findWay(names(chords), capo, names(known))).toEqual(way);
});

const writtenChords = fc.constantFrom(...chordsOfSongs);
const fret = fc.integer({ min: 0, max: 11 });
const knowledge = fc.uniqueArray(fc.constantFrom(...songChordNames), { maxLength: 12 });

test('every chord that is not missing is known, where the capo and the key are as named', () => {
  fc.assert(
    fc.property(writtenChords, fret, knowledge, (chords, capo, known) => {
      const way = findWay(chords, capo, known);
      const sounds = new Set(known.map(chordSound));
      const unknown = chords
        .map((chord) => transposeChordLine(chord, capo - way.capo + way.transposition))
        .filter((chord) => !sounds.has(chordSound(chord)));
      const missing = new Set(way.missing.map(chordSound));
      expect(new Set(unknown.map(chordSound))).toEqual(missing);
      expect(way.missing).toHaveLength(missing.size);
      expect(way.capo === capo || way.transposition === 0).toBe(true);
      expect(way.capo === capo || way.capo <= 7).toBe(true);
    }),
    { numRuns: 200 },
  );
});

test('a chord that is learnt never takes a song away, nor makes it harder', () => {
  fc.assert(
    fc.property(
      writtenChords,
      fret,
      knowledge,
      fc.constantFrom(...songChordNames),
      (chords, capo, known, learnt) => {
        const before = findWay(chords, capo, known).missing.length;
        expect(findWay(chords, capo, [...known, learnt]).missing.length).toBeLessThanOrEqual(before);
      },
    ),
    { numRuns: 200 },
  );
});

test('a chord to learn has the name that is written first', () => {
  expect(findKnownWay(['F#m7b5', 'F#ø', 'Am'], 0, (sound) => sound === chordSound('Am')).missing).toEqual([
    'F#m7b5',
  ]);
});
