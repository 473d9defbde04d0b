import type { LineEnd } from './tuneText';

/** A part of a tune that is never broken: its width on the staff, and the kind of its end. */
export interface StaffPart {
  readonly width: number;
  readonly kind: LineEnd['kind'];
}

/** The cost of ending a line that way, added to the square of the line's empty fraction. */
const COSTS: Readonly<Record<LineEnd['kind'], number>> = { line: 0.05, bar: 0.15, gap: 1, opening: Infinity };

/**
 * Breaks a tune into lines of a staff: as few and as evenly filled as possible, and better between phrases than inside
 * one. A line begins at every opening. Returns the indices of the parts that end a line, except the last one; a part
 * wider than the room stands alone.
 */
export function breakLines(parts: readonly StaffPart[], room: number): number[] {
  // The lowest cost of breaking the parts before each one, and the part at which the last of those lines begins.
  const best: { cost: number; from: number }[] = [{ cost: 0, from: 0 }];
  parts.forEach(({ kind }, last) => {
    let [width, found] = [0, { cost: Infinity, from: last }];
    for (let from = last; from >= 0; from--) {
      width += parts[from]!.width;
      if (width > room && from < last) break;
      const empty = Math.max(0, 1 - width / room);
      const cost = best[from]!.cost + empty ** 2 + COSTS[kind];
      if (cost < found.cost) found = { cost, from };
      if (parts[from]!.kind === 'opening') break;
    }
    best.push(found);
  });
  const ends: number[] = [];
  for (let end = best.at(-1)!.from; end > 0; end = best[end]!.from) ends.unshift(end - 1);
  return ends;
}
