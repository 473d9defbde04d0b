import { expect, test as base } from '@playwright/test';

const FAULT =
  /Content Security Policy|OTS parsing error|Permissions[- ]Policy|Minified React error|[Hh]ydrat|did not match/;

/** The browser tests' own test: it fails at every violation of the page's policy and at every page drawn otherwise than built. */
export const test = base.extend<{ faults: string[] }>({
  faults: [
    async ({ context }, use) => {
      const faults: string[] = [];
      const note = (message: string): void => {
        if (FAULT.test(message)) faults.push(message);
      };
      context.on('console', (message) => note(message.text()));
      context.on('weberror', (error) => note(String(error.error())));
      await use(faults);
      expect(faults).toEqual([]);
    },
    { auto: true },
  ],
});

/** The same with the service worker, without which other tests run. */
export const testWithWorker = test.extend({ serviceWorkers: 'allow' });

export { expect } from '@playwright/test';
