/** The middle value, or the mean of the two middle values. */
export function median(values: readonly number[]): number {
  const sorted = [...values].sort((a, b) => a - b);
  const middle = sorted.length >> 1;
  return sorted.length % 2 ? sorted[middle]! : (sorted[middle - 1]! + sorted[middle]!) / 2;
}

/** The ratio of each run: 0 where ours is 0, Infinity where only the other is 0. */
export function ratios(ours: readonly number[], others: readonly number[]): number[] {
  return ours.map((value, run) => (value === 0 ? 0 : value / others[run]!));
}

/** Runs the works in turns, so that a busy moment of the machine affects all of them. */
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
