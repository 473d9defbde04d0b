/** A row of the bench's table: our value in each run, and the value that it is compared with in the same run. */
export interface Row {
  readonly what: string;
  /** The unit of the values, such as `ms`; empty for a bare number. */
  readonly unit: string;
  readonly ours: readonly number[];
  readonly others?: readonly number[];
  /** The largest allowed ratio, or the largest allowed value in a row without `others`. */
  readonly goal?: number;
}

const RUNS = 5;

/** Measures in turns, so that a busy moment of the machine affects both. */
export async function inTurns<Value>(
  measureOurs: () => Promise<Value>,
  measureOthers: () => Promise<Value>,
): Promise<{ ours: Value[]; others: Value[] }> {
  const [ours, others]: [Value[], Value[]] = [[], []];
  for (let run = 0; run < RUNS; run++) {
    ours.push(await measureOurs());
    others.push(await measureOthers());
  }
  return { ours, others };
}

/** The middle one of an odd number of values. */
export const median = (values: readonly number[]): number =>
  values.toSorted((one, other) => one - other)[values.length >> 1]!;

const { format } = new Intl.NumberFormat('en', {
  maximumFractionDigits: 0,
  maximumSignificantDigits: 3,
  roundingPriority: 'morePrecision',
});

/** The cells of a row: the medians, the median ratio of the runs, the range of the ratios, and whether the goal is met. */
export function cellsOf({ unit, ours, others, goal }: Row): Readonly<Record<string, string>> {
  const compared = others ? ours.map((value, run) => (value === 0 ? 0 : value / others[run]!)) : ours;
  const figure = median(compared);
  const withUnit = (values: readonly number[]): string => `${format(median(values))} ${unit}`.trim();
  return {
    ours: withUnit(ours),
    ...(others && {
      others: withUnit(others),
      ratio: format(figure),
      range: `${format(Math.min(...compared))}–${format(Math.max(...compared))}`,
    }),
    ...(goal !== undefined && { goal: `≤ ${goal}`, met: figure <= goal ? 'yes' : 'NO' }),
  };
}
