/** The middle one of an odd number of values. */
export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? NaN;

/**
 * A row of the bench's table: the medians of our page and of the bare one, in milliseconds, and the median and the range
 * of their ratios, which a bare page that takes no time does not have.
 */
export function compare(rounds: readonly { readonly ours: number; readonly bare: number }[]) {
  const ratios = rounds.map(({ ours, bare }) => ours / bare);
  const middles = {
    ours: Math.round(median(rounds.map(({ ours }) => ours))),
    bare: Math.round(median(rounds.map(({ bare }) => bare))),
  };
  if (middles.bare === 0) return middles;
  const range = [Math.min(...ratios), Math.max(...ratios)].map((ratio) => ratio.toFixed(2));
  return { ...middles, ratio: median(ratios).toFixed(2), range: range.join('–') };
}
