/** The middle of an odd number of values; of an even number, the mean of the two in the middle. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** Each run's own ratio: 0 where ours is nothing, infinite where only the other is. */
export function ratios(ours: readonly number[], others: readonly number[]): number[] {
  return ours.map((value, run) => (value === 0 ? 0 : value / others[run]!));
}

/** Does every kind of work once before any is done again, so that a busy moment of the machine meets all alike. */
export async function interleave<Name extends string, T>(
  runs: number,
  work: Readonly<Record<Name, () => T | Promise<T>>>,
): Promise<Record<Name, T[]>> {
  const names = Object.keys(work) as Name[];
  const results = Object.fromEntries(names.map((name) => [name, [] as T[]])) as Record<Name, T[]>;
  for (let run = 0; run < runs; run++) {
    for (const name of names) results[name].push(await work[name]());
  }
  return results;
}
