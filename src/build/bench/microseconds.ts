import { performance } from 'node:perf_hooks';

const ROUNDS = 300;

/** How long a piece of work takes in microseconds: the mean of many rounds of it. */
export function microsecondsOf(work: () => unknown): number {
  const start = performance.now();
  for (let round = 0; round < ROUNDS; round++) work();
  return ((performance.now() - start) / ROUNDS) * 1000;
}
