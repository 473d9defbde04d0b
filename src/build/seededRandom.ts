/** Whole numbers from 0 and below a limit. */
export type Random = (limit: number) => number;

/** The same row of random numbers for the same seed: a linear congruence, its high bits taken. */
export function makeRandom(seed: number): Random {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}
