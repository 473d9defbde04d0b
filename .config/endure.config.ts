import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/** Runs the long tests and two browser tests: `npm run endure`, or only some: `npm run endure -- <file names>`. */
export default defineConfig({
  ...base,
  grepInvert: [],
  testDir: '../test',
  testMatch: ['**/endure/*.spec.ts', '**/browser/{disturbed,oldBrowser}*.spec.ts'],
  timeout: 25 * 60_000,
  globalTimeout: 30 * 60_000,
});
