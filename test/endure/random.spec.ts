import { isDeepStrictEqual } from 'node:util';
import type { Locator, Page } from '@playwright/test';
import type { Random } from '../../src/catalogue/tunes/seededRandom';
import { expect, test } from '../support/browser';
import {
  act,
  choices,
  type Choices,
  differences,
  expectOwnProcesses,
  NO_ENTRIES,
  pagesOf,
  prepareTab,
  ready,
  TABS,
  withChanges,
} from './acting';
import { storeBefore } from '../support/page';
import { randomOfTest } from './randomOfTest';

const CLICKS = 10_000;
/** How long a page has to store again by itself what it could not, in milliseconds. */
const TO_CATCH_UP = 60_000;

/** Goes to another page of a tab. */
async function goOn(page: Page, tab: number, random: Random): Promise<void> {
  const pages = Object.keys(pagesOf(tab));
  const ways = [
    () => page.goto(pages[random(pages.length)]!),
    () => page.goto(pages[random(5)]!),
    () => page.reload(),
    () => page.goBack(),
    () => page.goForward(),
    () => page.getByRole('navigation').getByRole('link').first().click(),
  ];
  await ways[random(ways.length)]!();
  if (page.url() === 'about:blank') await page.goto('/');
  await ready(page, tab);
}

/** Stops a tab as a hidden one is stopped; the others go on. */
async function hide(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  await new Promise((done) => setTimeout(done, 500));
  await session.send('Page.setWebLifecycleState', { state: 'active' });
  await session.detach();
}

/**
 * Waits until one of these tabs shows some changes. A change is lost if its tab is left, and another tab writes the same
 * key and is left too, before any tab has heard of it.
 */
const heard = (tabs: readonly Page[], changed: Choices): Promise<void> =>
  expect
    .poll(async () => {
      const shown = await Promise.all(tabs.map((page) => choices(page).catch(() => null)));
      return shown.some((one) => one && isDeepStrictEqual(withChanges(one, changed), one));
    })
    .toBe(true);

/** Waits until the error is in a state; returns what is the case instead if that does not come in time. */
async function missed(error: Locator, state: 'visible' | 'detached'): Promise<string[]> {
  try {
    await error.waitFor({ state, timeout: TO_CATCH_UP });
    return [];
  } catch {
    const page = error.page();
    const storage = await page.evaluate(() => window.songbook.getState().storage);
    return [`storage ${storage} on ${page.url()}, its error not ${state}`];
  }
}

test('of 10,000 random clicks in four tabs none is lost or wrong, no tab behind', async ({ context }) => {
  await context.addInitScript(prepareTab);
  const before = await context.newPage();
  await storeBefore(before, NO_ENTRIES);
  // Not in a tab that acts: it would go back to the page that was opened to store them.
  await before.close();
  const tabs = await Promise.all(Array.from({ length: TABS }, () => context.newPage()));
  for (const [tab, page] of tabs.entries()) {
    await page.goto('/');
    await ready(page, tab);
  }
  await expectOwnProcesses(tabs);
  let expected: Choices = await choices(tabs[0]!);
  let clicks = 0;
  let failures = 0;
  const faults: string[] = [];

  const actHere = async (page: Page, tab: number): Promise<Choices> => {
    const done = await act(page, tab, random);
    clicks += done.clicks;
    expected = withChanges(expected, done.changed);
    return done.changed;
  };
  const failHere = async (page: Page, tab: number): Promise<void> => {
    const fail = (isFailing: boolean) =>
      page.evaluate((is) => void (window.isStorageFailing = is), isFailing);
    await fail(true);
    const before = await choices(page);
    const changed = await actHere(page, tab);
    if (Object.entries(changed).some(([path, value]) => value !== (before[path] ?? ''))) {
      failures++;
      await page.getByRole('link', { name: 'Սիրելիներ' }).click();
      const error = page.getByTestId('error-text');
      faults.push(...(await missed(error, 'visible')));
      await fail(false);
      faults.push(...(await missed(error, 'detached')));
    }
    await fail(false);
  };
  const random = randomOfTest();
  await Promise.all(
    tabs.map(async (page, tab) => {
      while (clicks < CLICKS) {
        const changed = await actHere(page, tab);
        await heard(
          tabs.filter((other) => other !== page),
          changed,
        );
        await [failHere, hide, ...Array.from({ length: 8 }, () => goOn)][random(10)]!(page, tab, random);
      }
    }),
  );

  const behind = async (): Promise<number> => {
    const shown = await Promise.all(tabs.map(choices));
    return shown.filter((one) => !isDeepStrictEqual(one, expected)).length;
  };
  await expect
    .poll(behind, { timeout: TO_CATCH_UP })
    .toBe(0)
    .catch(() => undefined);
  const fresh = await context.newPage();
  await fresh.goto('/favorites');
  await ready(fresh, 0);
  const found = { ...differences(expected, await choices(fresh)), behind: await behind() };
  console.log(
    `${clicks} clicks: ${found.lost} lost, ${found.wrong} wrong, ${found.behind} tabs behind; ` +
      `storage failed ${failures} times, ${faults.length} times it was not told or not made up for`,
  );
  expect(found).toEqual({ lost: 0, wrong: 0, behind: 0 });
  expect(faults).toEqual([]);
});
