import fc from 'fast-check';
import { transposeChordLine } from '../../../src/music';
import { chordSound, findKnownWay } from '../../../src/music/shapes';
import { knowing, chordsOfSongs, songChordNames } from '../../support/chords';

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
  expect(findWay(names(chords), capo, names(known))).toEqual({
    capo: fret,
    transposition,
    missing: names(missing),
  });
});

const song = fc.constantFrom(...chordsOfSongs);
const fret = fc.integer({ min: 0, max: 11 });
const knowledge = fc.uniqueArray(fc.constantFrom(...songChordNames), { maxLength: 12 });

test('every chord that is not missing is known, where the capo and the key are as named', () => {
  fc.assert(
    fc.property(song, fret, knowledge, (chords, capo, known) => {
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
    { numRuns: 500 },
  );
});

test('a chord that is learnt never takes a song away, nor makes it harder', () => {
  fc.assert(
    fc.property(song, fret, knowledge, fc.constantFrom(...songChordNames), (chords, capo, known, learnt) => {
      const before = findWay(chords, capo, known).missing.length;
      expect(findWay(chords, capo, [...known, learnt]).missing.length).toBeLessThanOrEqual(before);
    }),
    { numRuns: 500 },
  );
});
