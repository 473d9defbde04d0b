import { breakLines } from './breakLines';
import { lineEnds, withUnseenBars, type LineEnd } from './tuneText';

/** The width of the clef and key at the beginning of a staff line, and the widths of a tune's bars. */
export interface Measured {
  readonly head: number;
  readonly bars: readonly number[];
}

const isGap = ({ kind }: LineEnd): boolean => kind === 'gap';

/**
 * A tune laid out in lines on a staff of this width, and the ends of its lines, counted in its bar lines. `closeness`
 * is a factor of the measured widths. A bar that is wider than a line is broken at its gaps.
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
  const chosen = breakLines(parts, room);
  const drawn = ends
    .map((end, index) => ({ ...end, endsLine: chosen.includes(index) }))
    .filter((end) => !isGap(end) || end.endsLine);
  return {
    text: withUnseenBars(tune, drawn.filter(isGap)),
    lineBreaks: drawn.flatMap(({ endsLine }, index) => (endsLine ? [index] : [])),
  };
}
