/** A row of the bench's table: our value in each round, and the value that it is compared with. */
export interface Row {
  readonly what: string;
  /** The unit of the values, such as `ms`; empty for a bare number. */
  readonly unit: string;
  readonly rounds: readonly { readonly ours: number; readonly other?: number }[];
  /** The largest allowed ratio, or the largest allowed value in a row without a comparison. */
  readonly goal: number;
}

const ROUNDS = 5;

/** Repeats a measurement. Each round measures what is compared, so that a busy moment of the machine affects both. */
export async function inRounds<Round>(measure: () => Promise<Round>): Promise<Round[]> {
  const rounds: Round[] = [];
  while (rounds.length < ROUNDS) rounds.push(await measure());
  return rounds;
}

/** The middle one of an odd number of values. */
export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1] ?? NaN;

const { format } = new Intl.NumberFormat('en', {
  maximumFractionDigits: 0,
  maximumSignificantDigits: 3,
  roundingPriority: 'morePrecision',
});

/** The cells of a row: the medians, the median and the range of the ratios or values, and whether the goal is met. */
export function cellsOf({ unit, rounds, goal }: Row): Readonly<Record<string, string>> {
  const figures = rounds.map(({ ours, other = 1 }) => (ours === 0 ? 0 : ours / other));
  const others = rounds.flatMap(({ other }) => other ?? []);
  const withUnit = (values: readonly number[]): string => `${format(median(values))} ${unit}`.trim();
  return {
    ours: withUnit(rounds.map(({ ours }) => ours)),
    ...(others.length > 0 && { others: withUnit(others), ratio: format(median(figures)) }),
    range: `${format(Math.min(...figures))}–${format(Math.max(...figures))}`,
    goal: `≤ ${goal}`,
    met: median(figures) <= goal ? 'yes' : 'NO',
  };
}
