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
/** How long after the last one an unhurried click comes, in milliseconds. */
const REST = 650;

/** How long after a click the moved chords of a song are on screen, against the minimal app. */
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

/** How long after the first letter is typed into the search field what it finds is on screen, against a filter of the names. */
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

/** When the first heart of ten thousand songs answers a tap, against the songs that there are. */
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

/** Has a page of the songbook and of the minimal app answer by turns. */
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

/** Waits until the page has given so many answers. */
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
