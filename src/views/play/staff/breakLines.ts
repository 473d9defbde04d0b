import type { LineEnd } from './tuneText';

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
const endsBefore = ({ ends }: Lines, from: number): readonly number[] =>
  from > 0 ? [...ends, from - 1] : ends;

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
