import { performance } from 'node:perf_hooks';
import { moveChords, placeChords, transposeChordLine } from '../music';
import { readSongFiles } from './readSongFiles';

const RUNS = 7;
const ROUNDS = 200;
const { body } = readSongFiles().reduce((longest, song) =>
  song.body.chords.join('').length > longest.body.chords.join('').length ? song : longest,
);
const placed = body.lyrics.map((lyric, index) => placeChords(lyric, body.chords[index]!));
const pieces = body.chords.map((line) => transposeChordLine(line, 1).match(/\u00a0+|[^\u00a0]+/g) ?? []);

/** Does the same work in each, so that the ratio of their times speaks for the machine too. */
const WORK: Record<string, () => unknown> = {
  'joining ready-made pieces (the floor)': () => pieces.map((line) => line.join('')),
  'rewriting the chord lines': () => body.chords.map((line) => transposeChordLine(line, 1)),
  'moving placed chords': () => placed.map((line) => moveChords(line, 1)),
  'placing chords': () => body.lyrics.map((lyric, index) => placeChords(lyric, body.chords[index]!)),
};

const time = (work: () => unknown): number => {
  const start = performance.now();
  for (let round = 0; round < ROUNDS; round++) work();
  return (performance.now() - start) / ROUNDS;
};
const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1]!;

const runs = Array.from({ length: RUNS + 1 }, () => Object.values(WORK).map(time)).slice(1);
const floor = median(runs.map(([first]) => first!));
console.table(
  Object.fromEntries(
    Object.keys(WORK).map((name, index) => {
      const times = runs.map((run) => run[index]!);
      const micro = (milliseconds: number): number => Math.round(milliseconds * 1000);
      return [
        name,
        {
          'median µs a song': micro(median(times)),
          spread: `${micro(Math.min(...times))}–${micro(Math.max(...times))}`,
          'times the floor': Number((median(times) / floor).toFixed(1)),
        },
      ];
    }),
  ),
);
