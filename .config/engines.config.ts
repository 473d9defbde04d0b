import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import base from './playwright.config';

const FIREFOX = '/usr/bin/firefox-esr';
const WEBKIT_DRIVER = '/usr/bin/WebKitWebDriver';

const missing = [FIREFOX, WEBKIT_DRIVER].filter((program) => !existsSync(program));
if (process.env['CI'] && missing.length > 0) throw new Error(`Not installed: ${missing.join(', ')}`);

/** Runs all browser tests in Firefox, and `test/engines/` in Debian's WebKit, which Playwright cannot drive. */
export default defineConfig({
  ...base,
  reporter: [['list'], ['../test/support/engineReporter.ts', { missing }]],
  projects: [
    {
      name: 'firefox',
      testMatch: missing.includes(FIREFOX) ? [] : '*.spec.ts',
      use: {
        browserName: 'firefox' as const,
        channel: 'moz-firefox',
        launchOptions: {
          executablePath: resolve('test/engines/firefox.ts'),
          firefoxUserPrefs: { 'dom.w3c_touch_events.enabled': 1 },
        },
      },
    },
    {
      name: 'webkit',
      testDir: '../test/engines',
      testMatch: missing.includes(WEBKIT_DRIVER) ? [] : '*.spec.ts',
    },
  ],
});
