import { transpose } from 'chord-transposer';
import { Chord } from 'tonal';
import { transposeChordLine } from '../../music';
import { readSongFiles } from '../readSongFiles';
import { microsecondsOf } from './microseconds';
import type { Row } from './row';
import { chordsOf } from './songOfChords';
import { interleave } from './statistics';

const RUNS = 7;
/** So many chords and lines are enough for a steady time, and leave the slowest of the three quick. */
const COUNT = 200;

const ours = (chords: string): string => transposeChordLine(chords, 1);
const byTonal = (chord: string): string => Chord.transpose(chord, 'm2');
const byChordTransposer = (line: string): string => transpose(line).fromKey('Am').up(1).toString();

/** Rewriting against the packages that do it too, on the catalogue's chords that they read as we do. */
export async function measureMusicPeers(): Promise<Row[]> {
  const all = readSongFiles().flatMap(({ body }) => body.chords.filter(Boolean));
  const chords = chordsOf(all)
    .filter((chord) => byTonal(chord) === ours(chord))
    .slice(0, COUNT);
  const lines = all
    // It keeps the columns itself, so the spaces differ.
    .filter((line) => chordsOf([byChordTransposer(line)]).join() === chordsOf([ours(line)]).join())
    .slice(0, COUNT);
  return [
    await compare('rewriting a chord', chords, 'tonal', byTonal),
    await compare('rewriting a line of chords', lines, 'chord-transposer', byChordTransposer),
  ];
}

async function compare(
  what: string,
  inputs: readonly string[],
  peer: string,
  rewrite: (input: string) => string,
): Promise<Row> {
  const timed = (work: (input: string) => string) => () =>
    microsecondsOf(() => inputs.map(work)) / inputs.length;
  const work = { ours: timed(ours), peer: timed(rewrite) };
  await interleave(1, work);
  const times = await interleave(RUNS, work);
  return { what, unit: 'µs', ours: times.ours, against: { what: peer, values: times.peer } };
}
