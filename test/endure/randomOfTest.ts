import { makeRandom, type Random } from '../../src/catalogue/tunes/seededRandom';

/** Random numbers by a seed that is printed. */
export function randomOfTest(): Random {
  const seed = Date.now();
  console.log(`seed ${seed}`);
  return makeRandom(seed);
}
