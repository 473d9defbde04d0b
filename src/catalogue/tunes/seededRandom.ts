/** Returns an integer from 0 up to, but not including, a limit. */
export type Random = (limit: number) => number;

/** A linear congruential generator that uses its high bits: the same seed gives the same numbers. */
export function makeRandom(seed: number): Random {
  let state = seed;
  return (limit) => {
    state = (Math.imul(state, 1664525) + 1013904223) >>> 0;
    return Math.floor((state / 2 ** 32) * limit);
  };
}
