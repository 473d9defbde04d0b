import type { Browser, Page } from '@playwright/test';
import { songOfChords } from './benchSongs';
import { FRAMES_AT_ONCE, withBrowser, withSlowPage } from './slowPage';
import { interleave, median } from './statistics';
import type { Row } from './table';
import { watchAnswers, watchHeart } from './watch';
import type { Workshop } from './workshop';
import { writeLongList } from './writeLongList';

const RUNS = 5;
const CLICKS = { inHaste: 12, unhurried: 5 };
/** The pause before an unhurried click, in milliseconds. */
const REST = 650;

/** Measures the time from a click on transpose to the paint of the moved chords, against the minimal app. */
export async function measureClick({ addresses }: Workshop): Promise<Row[]> {
  const { id, count } = songOfChords();
  const { ours, minimal } = await interleaveAnswers(addresses, `/songs/${id}`, clickTimes);
  const row = (what: string, pick: (times: readonly number[]) => number): Row => ({
    what: `${what}, a song of ${count} chords`,
    unit: 'ms',
    ours: ours.map(pick),
    against: { what: 'minimal app', values: minimal.map(pick) },
    goal: 1.3,
  });
  return [
    row('clicks in haste to paint', (times) => median(times.slice(0, CLICKS.inHaste))),
    row(`clicks ${REST} ms after the last to paint`, (times) => median(times.slice(CLICKS.inHaste))),
  ];
}

/** Measures the time from the first letter of a search to the paint of its results, against a filter by names. */
export async function measureSearch({ addresses }: Workshop): Promise<Row[]> {
  const { ours, minimal } = await interleaveAnswers(addresses, '/', firstLetterTime);
  return [
    {
      what: 'first letter of a search to paint',
      unit: 'ms',
      ours: ours.flat(),
      against: { what: 'minimal app', values: minimal.flat() },
    },
  ];
}

const MANY = 10_000;

/** Measures when the first heart in a list of ten thousand songs answers a tap, against the real list. */
export async function measureLongList({ browser, addresses, folder, serve }: Workshop): Promise<Row[]> {
  await writeLongList(folder('long'), MANY);
  const long = await serve(folder('long'));
  const { ours, few } = await interleave(RUNS, {
    ours: () => heartTime(browser, long),
    few: () => heartTime(browser, addresses.ours),
  });
  const what = `until the first heart of ${MANY.toLocaleString('en')} songs answers`;
  return [{ what, unit: 'ms', ours, against: { what: 'our songs', values: few }, goal: 2 }];
}

/** Measures the same page of the songbook and of the minimal app in turns. */
function interleaveAnswers(
  { ours, minimal }: Workshop['addresses'],
  path: string,
  ask: (page: Page) => Promise<void>,
): Promise<Record<'ours' | 'minimal', number[][]>> {
  const answersAt = (browser: Browser, address: string): Promise<number[]> =>
    withSlowPage(browser, { isNetworkSlow: false, watch: [watchAnswers] }, async (page) => {
      await page.goto(address + path, { waitUntil: 'networkidle' });
      await ask(page);
      return page.evaluate(() => window.benchAnswers);
    });
  return withBrowser(FRAMES_AT_ONCE, (browser) =>
    interleave(RUNS, { ours: () => answersAt(browser, ours), minimal: () => answersAt(browser, minimal) }),
  );
}

/** Waits until the page has answered `count` times. */
const untilAnswered = (page: Page, count: number): Promise<unknown> =>
  page.waitForFunction((wanted) => window.benchAnswers.length === wanted, count);

async function clickTimes(page: Page): Promise<void> {
  const button = page.getByTestId('transpose-up');
  await button.scrollIntoViewIfNeeded();
  const { x, y, width, height } = (await button.boundingBox())!;
  for (let click = 1; click <= CLICKS.inHaste + CLICKS.unhurried; click++) {
    if (click > CLICKS.inHaste) await page.waitForTimeout(REST);
    await page.mouse.click(x + width / 2, y + height / 2);
    await untilAnswered(page, click);
  }
}

async function firstLetterTime(page: Page): Promise<void> {
  await page.getByRole('searchbox').focus();
  await page.keyboard.insertText('կ');
  await untilAnswered(page, 1);
}

function heartTime(browser: Browser, address: string): Promise<number> {
  return withSlowPage(browser, { isNetworkSlow: true, watch: [watchHeart] }, async (page) => {
    await page.goto(address);
    const answered = await page.waitForFunction(() => window.benchHeart);
    return answered.evaluate((time) => time!);
  });
}
