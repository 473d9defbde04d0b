import { breakLines } from './breakLines';
import { lineEnds, withUnseenBars, type LineEnd } from './tuneText';

/** How wide clef and key are with which a line of a staff begins, and the bars of a tune. */
export interface Measured {
  readonly head: number;
  readonly bars: readonly number[];
}

const isGap = ({ kind }: LineEnd): boolean => kind === 'gap';

/**
 * A tune with its lines laid out on a staff so wide, and where they end, counted in its bar lines, when notes stand so close
 * beside how they were measured. A bar that is wider than a line is parted in its gaps.
 */
export function layLines(
  tune: string,
  measure: (abc: string) => Measured,
  staffwidth: number,
  closeness: number,
): { text: string; lineBreaks: readonly number[] } {
  const { head, bars } = measure(tune);
  const room = staffwidth - head;
  const ends = lineEnds(tune).filter((end) => !isGap(end) || bars[end.bar]! * closeness > room);
  const widths = ends.some(isGap) ? measure(withUnseenBars(tune, ends.filter(isGap))).bars : bars;
  const parts = ends.map(({ kind }, index) => ({ kind, width: widths[index]! * closeness }));
  const chosen = new Set(breakLines(parts, room).map((index) => ends[index]!));
  const drawn = ends.filter((end) => !isGap(end) || chosen.has(end));
  return {
    text: withUnseenBars(tune, drawn.filter(isGap)),
    lineBreaks: drawn.flatMap((end, index) => (chosen.has(end) ? [index] : [])),
  };
}
