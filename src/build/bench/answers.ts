import type { Browser } from '@playwright/test';
import type { Row } from './table';
import { FRAMES_AT_ONCE, withBrowser, withSlowPage } from './slowPage';
import { songOfChords } from './benchSongs';
import { interleave, median } from './statistics';
import { watchAnswers } from './watch';
import type { Workshop } from './workshop';

const CLICK_RUNS = 11;
const CLICKS = 24;

/** How long after a click the moved chords of a song are on screen, against the minimal app. */
export async function measureClick({ addresses }: Workshop): Promise<Row[]> {
  const { id, count } = songOfChords();
  const path = `/songs/${id}`;
  const { ours, minimal } = await withBrowser(FRAMES_AT_ONCE, (browser) =>
    interleave(CLICK_RUNS, {
      ours: () => clickTimes(browser, addresses.ours + path),
      minimal: () => clickTimes(browser, addresses.minimal + path),
    }),
  );
  const row = (what: string, pick: (times: readonly number[]) => number, goal?: number): Row => ({
    what: `${what}, a song of ${count} chords`,
    unit: 'ms',
    ours: ours.map(pick),
    against: { what: 'minimal app', values: minimal.map(pick) },
    ...(goal !== undefined && { goal }),
  });
  return [row('transposing click to paint', median, 1.3), row('the first such click', ([first]) => first!)];
}

function clickTimes(browser: Browser, address: string): Promise<number[]> {
  return withSlowPage(browser, { isNetworkSlow: false, watch: [watchAnswers] }, async (page) => {
    await page.goto(address, { waitUntil: 'networkidle' });
    const button = page.getByTestId('transpose-up');
    await button.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await button.boundingBox())!;
    for (let click = 1; click <= CLICKS; click++) {
      await page.mouse.click(x + width / 2, y + height / 2);
      await page.waitForFunction((count) => window.benchAnswers.length === count, click);
    }
    return page.evaluate(() => window.benchAnswers);
  });
}

const QUERY_RUNS = 5;
const QUERIES = ['կիլիկիա', 'արաքսի'];

/** How long after a letter is typed into the search field what it finds is on screen. */
export async function measureKeystroke({ addresses }: Workshop): Promise<Row[]> {
  const { ours } = await withBrowser(FRAMES_AT_ONCE, (browser) =>
    interleave(QUERY_RUNS, { ours: () => letterTimes(browser, addresses.ours) }),
  );
  const row = (what: string, pick: (times: readonly number[]) => number): Row => ({
    what,
    unit: 'ms',
    ours: ours.map(pick),
  });
  return [
    row('keystroke to what it finds, painted', median),
    row('the first letter, which fetches the search', ([first]) => first!),
  ];
}

function letterTimes(browser: Browser, address: string): Promise<number[]> {
  return withSlowPage(browser, { isNetworkSlow: false, watch: [watchAnswers] }, async (page) => {
    await page.goto(address, { waitUntil: 'networkidle' });
    const field = page.getByRole('searchbox');
    let answers = 0;
    for (const query of QUERIES) {
      await field.focus();
      await page.keyboard.press('ControlOrMeta+A');
      for (const letter of query) {
        await page.keyboard.insertText(letter);
        answers++;
        await page.waitForFunction((count) => window.benchAnswers.length === count, answers);
      }
    }
    return page.evaluate(() => window.benchAnswers);
  });
}
