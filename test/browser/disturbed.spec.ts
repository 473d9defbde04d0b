import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser';
import { checkGrammar, darken, translate } from '../support/disturbances';
import { hydrated } from '../support/page';
import { visitEverything } from '../support/visit';

/** What is done to a page, with whether it then differs from what was built in more than attributes and elements around texts. */
const DISTURBANCES: readonly (readonly [
  name: string,
  act: (isGiven: boolean) => void,
  isGiven: boolean,
  differs: boolean,
])[] = [
  ['translated apart from its chords', translate, true, true],
  ['translated with its chords', translate, false, false],
  ['darkened', darken, false, false],
  ['looked through for grammar', checkGrammar, false, true],
];

// Extensions are not bound by the page's policy. Firefox's driver cannot lift it, and so tells of what it stops.
test.use({ bypassCSP: true });
const POLICY = 'Content-Security-Policy';

/** Takes down every error that nobody caught, and every alert on the page, however short it is there. */
async function noteTroubles(page: Page): Promise<readonly string[]> {
  const troubles: string[] = [];
  page.on('pageerror', ({ name, message }) => {
    if (name !== POLICY) troubles.push(message);
  });
  await page.exposeFunction('noteAlert', (alert: string) => troubles.push(alert));
  await page.addInitScript(() => {
    const { noteAlert } = window as never as { noteAlert: (alert: string) => void };
    new MutationObserver(() => {
      for (const alert of document.querySelectorAll('[role=alert]')) noteAlert(alert.textContent);
    }).observe(document, { subtree: true, childList: true });
  });
  return troubles;
}

/** Takes from what went wrong that the page is not as it was built. */
const withoutDifference = (troubles: readonly string[]): string[] =>
  troubles.filter((trouble) => !trouble.includes('React error #418'));

for (const [name, act, isGiven, differs] of DISTURBANCES) {
  test(`a page ${name} before its script comes is taken over`, async ({ page, faults }) => {
    const troubles = await noteTroubles(page);
    await page.addInitScript(act, isGiven);
    for (const address of ['/', '/favorites', '/songs/7', '/nothing']) {
      await page.goto(address);
      await hydrated(page);
      await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
      await expect(page.getByTestId('not-found')).toHaveCount(address === '/nothing' ? 1 : 0);
    }
    if (!differs) await visitEverything(page, async () => undefined);
    expect(differs ? withoutDifference(troubles) : troubles).toEqual([]);
    if (differs) faults.splice(0, Infinity, ...withoutDifference(faults));
  });

  // The others were visited above.
  if (!differs) continue;
  test(`a page ${name} goes on as before`, async ({ page }) => {
    const troubles = await noteTroubles(page);
    await visitEverything(page, () => page.evaluate(act, isGiven));
    expect(troubles).toEqual([]);
  });
}
