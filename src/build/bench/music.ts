import {
  transposeSheetLine,
  placeChords,
  transposeChordLine,
  type ChordToken,
  type Segment,
  type SheetLine,
} from '../../music';
import { interleave, microsecondsOf } from './statistics';
import type { Row } from './table';
import { songOfChords } from './benchSongs';

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

type Work = () => unknown;
type Lines = readonly string[];

/** Reads what was built, so that no engine puts the building off. */
const readLast = (line: string): number => line.charCodeAt(line.length - 1);

/** The floor of rewriting: the same strings joined from ready-made gaps and chords. */
function joinPieces(chords: Lines): Work {
  const pieces = chords.map((line) => transposeChordLine(line, 1).match(/\s+|\S+/g) ?? []);
  return () => pieces.map((line) => readLast(line.join('')));
}

const copyToken = (token: ChordToken | null): ChordToken | null =>
  token && { column: token.column, written: token.written, text: token.text, isRead: token.isRead };

/** The floor of moving: the lines, words and segments that change, built of ready-made texts; the others are kept. */
function copyMoved(placed: readonly SheetLine[]): Work {
  const moved = placed.map((line) => transposeSheetLine(line, 1));
  const hasChord = ({ above, inline }: Segment): boolean => above !== null || inline !== null;
  const copySegment = (segment: Segment): Segment =>
    hasChord(segment)
      ? {
          lyric: segment.lyric,
          above: copyToken(segment.above),
          inline: copyToken(segment.inline),
          needsRoom: segment.needsRoom,
        }
      : segment;
  const copyLine = (line: SheetLine): SheetLine =>
    line.hasChords
      ? {
          words: line.words.map((word) => (word.some(hasChord) ? word.map(copySegment) : word)),
          hasChords: true,
          overhang: line.overhang,
        }
      : line;
  return () => moved.map(copyLine);
}

/** The floor of placing: the same segments, their strings cut out of the line at ready-made columns. */
function cutAtColumns(placed: readonly SheetLine[], lyrics: Lines, chords: Lines): Work {
  const cutToken = (token: ChordToken | null, line: string, column: number): ChordToken | null => {
    if (!token) return null;
    const written = line.slice(column, column + token.written.length);
    return { column, written, text: written, isRead: token.isRead };
  };
  const plans = placed.map(({ words, hasChords, overhang }, index) => {
    let end = 0;
    const plan = words.map((word) =>
      word.map(({ lyric, above, inline, needsRoom }) => {
        const start = end;
        end += lyric.length;
        return { start, end, above, inline, needsRoom };
      }),
    );
    return { plan, hasChords, overhang, lyric: lyrics[index]!, chordLine: chords[index]! };
  });
  return () =>
    plans.map(({ plan, hasChords, overhang, lyric, chordLine }) => ({
      words: plan.map((word) =>
        word.map(({ start, end, above, inline, needsRoom }) => ({
          lyric: lyric.slice(start, end),
          above: cutToken(above, chordLine, above?.column ?? 0),
          inline: cutToken(inline, lyric, inline?.column ?? 0),
          needsRoom,
        })),
      ),
      hasChords,
      overhang,
    }));
}
