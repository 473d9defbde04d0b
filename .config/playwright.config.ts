import '../test/support/buildSettings';
import { defineConfig } from '@playwright/test';
import { chromiumOptions } from '../src/build/chromium';

const PORT = process.env['TEST_PORT'] ?? '4173';

/** What runs in `npm run test:all` alone, by `whole.config.ts`: tests by their titles, and whole files. */
export const WHOLE = /@whole|\.whole\.spec\.ts/;

export default defineConfig({
  testDir: '../test/browser',
  outputDir: '../test-results',
  globalSetup: '../src/build/chromium.ts',
  fullyParallel: true,
  forbidOnly: true,
  grepInvert: WHOLE,
  workers: 2,
  // Longer than any machine takes: a test ends by the condition that it waits for, not by the time.
  timeout: 180_000,
  expect: { timeout: 60_000 },
  reporter: [['list']],
  use: {
    baseURL: `http://127.0.0.1:${PORT}`,
    // Another browser is offered a language.
    locale: 'hy',
    // A worker fetches the whole site at every first visit; `testWithWorker` has one.
    serviceWorkers: 'block',
    launchOptions: chromiumOptions,
  },
  webServer: {
    command: 'npx tsx src/build/serve.ts',
    cwd: '..',
    env: { PORT },
    url: `http://127.0.0.1:${PORT}`,
  },
});
