import { performance } from 'node:perf_hooks';
import {
  moveChords,
  placeChords,
  transposeChordLine,
  type ChordToken,
  type Segment,
  type SheetLine,
} from '../music';
import { readSongFiles } from './readSongFiles';

const RUNS = 15;
const ROUNDS = 300;
const CHORDS = 60;

type Work = () => unknown;
type Lines = readonly string[];

const words = (lines: Lines): Lines => lines.flatMap((line) => line.match(/\S+/g) ?? []);
const distance = (lines: Lines): number => Math.abs(words(lines).length - CHORDS);
const { title, body } = readSongFiles().reduce((best, song) =>
  distance(song.body.chords) < distance(best.body.chords) ? song : best,
);
/** The strings as a page has them, which reads them from JSON. */
const { lyrics, chords } = JSON.parse(JSON.stringify(body)) as typeof body;
const placed = lyrics.map((lyric, index) => placeChords(lyric, chords[index]!));

/** Reads what was built, so that no engine puts the building off. */
const readLast = (line: string): number => line.charCodeAt(line.length - 1);

/** The floor of rewriting: the same strings joined from ready-made gaps and chords. */
function joinPieces(): Work {
  const pieces = chords.map((line) => transposeChordLine(line, 1).match(/\s+|\S+/g) ?? []);
  return () => pieces.map((line) => readLast(line.join('')));
}

const copyToken = (token: ChordToken | null): ChordToken | null =>
  token && { column: token.column, written: token.written, text: token.text, isRead: token.isRead };

/** The floor of moving: the lines, words and segments that change, built of ready-made texts; the others are kept. */
function copyMoved(): Work {
  const moved = placed.map((line) => moveChords(line, 1));
  const hasChord = ({ above, inline }: Segment): boolean => above !== null || inline !== null;
  const copySegment = (segment: Segment): Segment =>
    hasChord(segment)
      ? { lyric: segment.lyric, above: copyToken(segment.above), inline: copyToken(segment.inline) }
      : segment;
  const copyLine = (line: SheetLine): SheetLine =>
    line.hasChords
      ? {
          words: line.words.map((word) => (word.some(hasChord) ? word.map(copySegment) : word)),
          hasChords: true,
        }
      : line;
  return () => moved.map(copyLine);
}

/** The floor of placing: the same segments, their strings cut out of the line at ready-made columns. */
function cutAtColumns(): Work {
  const cutToken = (token: ChordToken | null, line: string, column: number): ChordToken | null => {
    if (!token) return null;
    const written = line.slice(column, column + token.written.length);
    return { column, written, text: written, isRead: token.isRead };
  };
  const plans = placed.map(({ words, hasChords }, index) => {
    let end = 0;
    const plan = words.map((word) =>
      word.map(({ lyric, above, inline }) => {
        const start = end;
        end += lyric.length;
        return { start, end, above, inline };
      }),
    );
    return { plan, hasChords, lyric: lyrics[index]!, chordLine: chords[index]! };
  });
  return () =>
    plans.map(({ plan, hasChords, lyric, chordLine }) => ({
      words: plan.map((word) =>
        word.map(({ start, end, above, inline }) => ({
          lyric: lyric.slice(start, end),
          above: cutToken(above, chordLine, above?.column ?? 0),
          inline: cutToken(inline, lyric, inline?.column ?? 0),
        })),
      ),
      hasChords,
    }));
}

const BENCHES: Record<string, [work: Work, floor: Work]> = {
  'rewriting chord lines': [() => chords.map((line) => readLast(transposeChordLine(line, 1))), joinPieces()],
  'moving placed chords': [() => placed.map((line) => moveChords(line, 1)), copyMoved()],
  'placing chords': [() => lyrics.map((lyric, index) => placeChords(lyric, chords[index]!)), cutAtColumns()],
};

const microseconds = (work: Work): number => {
  const start = performance.now();
  for (let round = 0; round < ROUNDS; round++) work();
  return ((performance.now() - start) / ROUNDS) * 1000;
};
const median = (values: readonly number[]): number => [...values].sort((a, b) => a - b)[values.length >> 1]!;
const shown = (values: readonly number[]): string =>
  [median(values), Math.min(...values), Math.max(...values)]
    .map((value) => value.toFixed(1))
    .join(' ')
    .replace(/ (.*) (.*)/, ' ($1–$2)');

/** Work and floor take turns, so that what else the machine does weighs on both; the first third only warms up. */
const runs = Array.from({ length: RUNS + RUNS / 3 }, () =>
  Object.values(BENCHES).map(([work, floor]) => [microseconds(work), microseconds(floor)] as const),
).slice(RUNS / 3);

console.log(`«${title}», ${words(chords).length} chords; the median of ${RUNS} runs (and their spread)`);
console.table(
  Object.fromEntries(
    Object.keys(BENCHES).map((name, index) => {
      const times = runs.map((run) => run[index]!);
      return [
        name,
        {
          'µs a song': shown(times.map(([work]) => work)),
          'µs the floor': shown(times.map(([, floor]) => floor)),
          'times the floor': shown(times.map(([work, floor]) => work / floor)),
        },
      ];
    }),
  ),
);
