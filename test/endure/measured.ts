import { test } from '@playwright/test';
import { makeRandom, type Random } from '../../src/catalogue/tunes/seededRandom';

/** Puts what was measured into the table, and beside it what it stands against. */
export function measured(what: string, beside = ''): void {
  const { annotations } = test.info();
  annotations.push({ type: 'measured', description: what }, { type: 'beside', description: beside });
}

/** Random numbers by a seed that is told where the test fails. */
export function randomOfTest(): Random {
  const seed = Date.now();
  test.info().annotations.push({ type: 'seed', description: String(seed) });
  return makeRandom(seed);
}
