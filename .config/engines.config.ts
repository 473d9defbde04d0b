import { existsSync } from 'node:fs';
import { resolve } from 'node:path';
import { defineConfig } from '@playwright/test';
import { DRIVER, SCREEN } from '../test/engines/webkit';
import { SOUND_SERVER } from '../test/support/loudspeaker';
import base from './playwright.config';

const FIREFOX = '/usr/bin/firefox-esr';

const notInstalled = (programs: readonly string[]) => programs.filter((program) => !existsSync(program));
const missing = {
  firefox: notInstalled([FIREFOX]),
  webkit: notInstalled([DRIVER, SCREEN, SOUND_SERVER]),
};

/** Runs `test/engines/` in Debian's Firefox and in its WebKit, which Playwright cannot drive. */
export default defineConfig({
  ...base,
  testDir: '../test/engines',
  grepInvert: [],
  globalSetup: '../test/support/loudspeaker.ts',
  reporter: [['list'], ['../test/support/engineReporter.ts', { missing }]],
  projects: [
    {
      name: 'firefox',
      testMatch: missing.firefox.length > 0 ? [] : 'firefox*.spec.ts',
      use: {
        browserName: 'firefox' as const,
        channel: 'moz-firefox',
        launchOptions: {
          executablePath: resolve('test/engines/firefox.ts'),
          firefoxUserPrefs: {
            'dom.w3c_touch_events.enabled': 1,
            // A page in full screen cannot be turned by its driver; on an iPhone none is.
            'full-screen-api.enabled': false,
          },
        },
      },
    },
    { name: 'webkit', testMatch: missing.webkit.length > 0 ? [] : 'webkit*.spec.ts' },
  ],
});
