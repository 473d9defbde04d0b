import { expect, test as base, type BrowserContext, type Page } from '@playwright/test';

const FAULT =
  /Content Security Policy|OTS parsing error|Permissions[- ]Policy|Minified React error|[Hh]ydrat|did not match/;

/** What Playwright can do in Chromium only, and why; a test that calls it in another browser ends there, marked with the reason. */
const ONLY_IN_CHROMIUM = {
  emulateMedia: 'Firefox takes no other media, colours or motion from WebDriver BiDi',
  pdf: 'the pages of a PDF are read as Chromium writes them',
  newCDPSession: "Chromium's own protocol empties the cache and cuts off one page",
  grantPermissions: 'Firefox has no permission for the clipboard',
  setOffline: 'WebDriver BiDi cannot cut off the network',
};

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
  context: async ({ context, browserName }, provide) => {
    if (browserName !== 'chromium') {
      markWhatIsMissing(context);
      context.on('page', markWhatIsMissing);
    }
    await provide(context);
  },
});

/** The same with the service worker, without which other tests run. */
export const testWithWorker = test.extend({ serviceWorkers: 'allow' });

function markWhatIsMissing(target: BrowserContext | Page): void {
  for (const [command, reason] of Object.entries(ONLY_IN_CHROMIUM)) {
    if (command in target) Object.assign(target, { [command]: () => test.skip(true, reason) });
  }
}

/** Marks the test that runs as one that ends here in Firefox, and why. */
export const endsHereInFirefox = (reason: string): void =>
  test.skip(test.info().project.name === 'firefox', reason);

/** Why a test that watches how far a page is scrolled ends where it taps something. */
export const TAP_SCROLLS = 'the driver scrolls what it taps to the middle of the screen';

export { expect } from '@playwright/test';
