import { defineConfig } from '@playwright/test';
import base from './playwright.config';

/** What lasts longer than a test may: `npm run endure`, or with the names of files after `--` only those. */
export default defineConfig({
  ...base,
  testDir: '../test',
  testMatch: ['**/endure/*.spec.ts', '**/browser/{disturbed,oldBrowser,framing}.spec.ts'],
  timeout: 25 * 60_000,
  globalTimeout: 30 * 60_000,
  reporter: [['../test/support/endureReporter.ts']],
});
