import { placeChords, transposeSheetLine, transposeChordLine } from '../../music';
import { microsecondsOf } from './microseconds';
import { copyMoved, cutAtColumns, joinPieces, readLast, type Work } from './musicFloors';
import type { Row } from './row';
import { songOfChords } from './songOfChords';
import { interleave } from './statistics';

const RUNS = 15;
const WARMING_RUNS = 5;

/** The work of a song's chords, against building its results from ready-made parts. */
export async function measureMusic(): Promise<Row[]> {
  // The strings as a page has them, which reads them from JSON.
  const { song, count } = songOfChords();
  const { lyrics, chords } = JSON.parse(JSON.stringify(song.body)) as {
    lyrics: string[];
    chords: string[];
  };
  const placed = lyrics.map((lyric, index) => placeChords(lyric, chords[index]!));
  const kinds: Record<string, [work: Work, floor: Work]> = {
    rewriting: [() => chords.map((line) => readLast(transposeChordLine(line, 1))), joinPieces(chords)],
    moving: [() => placed.map((line) => transposeSheetLine(line, 1)), copyMoved(placed)],
    placing: [
      () => lyrics.map((lyric, index) => placeChords(lyric, chords[index]!)),
      cutAtColumns(placed, lyrics, chords),
    ],
  };
  const timed = Object.entries(kinds).flatMap(([name, [work, floor]]) => [
    [name, () => microsecondsOf(work)] as const,
    [`${name}'s floor`, () => microsecondsOf(floor)] as const,
  ]);
  await interleave(WARMING_RUNS, Object.fromEntries(timed));
  const times = await interleave(RUNS, Object.fromEntries(timed));
  return Object.keys(kinds).map((name) => ({
    what: `${name} ${count} chords`,
    unit: 'µs',
    ours: times[name]!,
    against: { what: 'building strings', values: times[`${name}'s floor`]! },
  }));
}
