import { lineEnds, withUnseenBars, type LineEnd } from './tuneText';

/** The width of the clef and key at the beginning of a staff line, the widths of a tune's bars, and a line's height. */
export interface Measured {
  readonly head: number;
  readonly bars: readonly number[];
  readonly height: number;
}

const isGap = ({ kind }: LineEnd): boolean => kind === 'gap';

/**
 * Lays a tune out in lines on a staff of this width. A bar that is wider than a line is broken at its gaps: abcjs breaks at
 * bar lines alone, and its lines left a phone's screen by up to 2.5 times. `closeness`
 * is a factor of the measured widths. `lineBreaks` counts the bar lines at which lines end. `firstBars` counts from 0
 * the bar with which each line begins; undefined if that bar is broken.
 */
export function layLines(
  tune: string,
  measure: (abc: string) => Measured,
  staffwidth: number,
  closeness: number,
): { text: string; lineBreaks: readonly number[]; firstBars: readonly (number | undefined)[] } {
  const { head, bars } = measure(tune);
  const room = staffwidth - head;
  const allEnds = lineEnds(tune);
  const ends = allEnds.filter((end) => !isGap(end) || bars[end.bar]! * closeness > room);
  const widths = ends.some(isGap) ? measure(withUnseenBars(tune, ends.filter(isGap))).bars : bars;
  const parts = ends.map(({ kind }, index) => ({ kind, width: widths[index]! * closeness }));
  const chosen = breakLines(parts, room);
  const drawn = ends
    .map((end, index) => ({ ...end, endsLine: chosen.includes(index) }))
    .filter((end) => !isGap(end) || end.endsLine);
  const broken = drawn.filter(({ endsLine }) => endsLine);
  const barsUntil = (end: LineEnd): number =>
    allEnds.filter(({ kind, at }) => at <= end.at && (kind === 'line' || kind === 'bar')).length;
  return {
    text: withUnseenBars(tune, drawn.filter(isGap)),
    lineBreaks: broken.map((end) => drawn.indexOf(end)),
    firstBars: [0, ...broken.map((end) => (isGap(end) ? undefined : barsUntil(end)))],
  };
}

/** A part of a tune that is never broken: its width on the staff, and the kind of its end. */
export interface StaffPart {
  readonly width: number;
  readonly kind: LineEnd['kind'];
}

/** The cost of ending a line that way, added to the square of the line's empty fraction. */
const COSTS: Readonly<Record<LineEnd['kind'], number>> = { line: 0.05, bar: 0.15, gap: 1, opening: Infinity };

/** A way to break a tune into lines: its cost, and the last part of every line but the final one. */
interface Lines {
  readonly cost: number;
  readonly ends: readonly number[];
}

/** The line ends before a new line that begins at part `from`. */
const endsBefore = ({ ends }: Lines, from: number) => (from > 0 ? [...ends, from - 1] : ends);

/**
 * Breaks a tune into lines of a staff: as few and as evenly filled as possible, and better between phrases than inside
 * one. A line begins at every opening. Returns the indices of the parts that end a line, except the last one; a part
 * wider than the room stands alone.
 */
export function breakLines(parts: readonly StaffPart[], room: number): readonly number[] {
  let best: Lines = { cost: 0, ends: [] };
  // The parts at which a line may begin, the latest first, and the best lines before each.
  const begins: (StaffPart & { before: Lines; from: number })[] = [];
  parts.forEach(({ kind, width }, last) => {
    begins.unshift({ kind, width, before: best, from: last });
    best = { cost: Infinity, ends: endsBefore(best, last) };
    let filled = 0;
    for (const { before, from, ...first } of begins) {
      filled += first.width;
      if (filled > room && from < last) break;
      const cost = before.cost + Math.max(0, 1 - filled / room) ** 2 + COSTS[kind];
      if (cost < best.cost) best = { cost, ends: endsBefore(before, from) };
      if (first.kind === 'opening') break;
    }
  });
  return best.ends;
}
