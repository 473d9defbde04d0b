import { readFileSync, statSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { inRounds, median, type Row } from './compare';
import type { Sites } from './sites';
import { watchAnswers, watchPaint, type PaintTimes } from './watch';

/** Measures the scripts of a first visit, gzipped, against one bundle of the same packages. */
export function measureBytes({ floorScript }: Sites): Row[] {
  const page = readFileSync('dist/index.html', 'utf8');
  const sizes = Array.from(
    page.matchAll(/<script [^>]*src="([^"]+)"/g),
    ([, path]) => statSync(`dist${path}.gz`).size,
  );
  const round = {
    ours: sizes.reduce((sum, size) => sum + size),
    other: statSync(`${floorScript}.gz`).size,
  };
  return [{ what: 'scripts of the first page', unit: 'B', rounds: [round], goal: 1.12 }];
}

/** How long a page is watched after its load event, in milliseconds. */
const WATCHED_AFTER_LOAD = 3000;

/** Measures how the list and a song are painted on a slow phone. */
export async function measurePaint({ ours, floor, visit }: Sites): Promise<Row[]> {
  const rows: Row[] = [];
  for (const path of ['/', '/songs/22']) {
    const paint = (site: string): Promise<PaintTimes> =>
      visit(site + path, { isNetworkSlow: true, watch: watchPaint }, async (page) => {
        await page.waitForLoadState();
        await page.waitForTimeout(WATCHED_AFTER_LOAD);
        return page.evaluate(() => window.benchPaint);
      });
    const rounds = await inRounds(async () => ({ ours: await paint(ours), other: await paint(floor) }));
    const row = (what: string, name: keyof PaintTimes, goal: number): Row => ({
      what: `${path} ${what}`,
      unit: 'ms',
      rounds: rounds.map(({ ours, other }) => ({ ours: ours[name], other: other[name] })),
      goal,
    });
    rows.push(row('largest contentful paint', 'largest', 1.1), row('total blocking time', 'blocked', 1), {
      what: `${path} layout shift`,
      unit: '',
      rounds: rounds.map(({ ours: { shift } }) => ({ ours: shift })),
      goal: 0.001,
    });
  }
  return rows;
}

/** A song of 60 chords. */
const SONG = 50;
/** The numbers of clicks. The first has its own row; the other hasty ones and the unhurried ones have their medians. */
const CLICKS = { inHaste: 12, unhurried: 5 };
/** The pause before an unhurried click, in milliseconds. */
const REST = 650;

/** Measures the time from a click on transpose to the paint of the moved chords. */
export async function measureClick({ ours, floor, visit }: Sites): Promise<Row[]> {
  const click = (address: string): Promise<number[]> =>
    answerTimes(visit, address, async (page) => {
      await page.getByTestId('transpose-up').hover();
      for (let count = 1; count <= CLICKS.inHaste + CLICKS.unhurried; count++) {
        if (count > CLICKS.inHaste) await page.waitForTimeout(REST);
        await page.mouse.down();
        await page.mouse.up();
        await untilAnswered(page, count);
      }
    });
  const rounds = await inRounds(async () => ({
    ours: await click(`${ours}/songs/${SONG}`),
    lines: await click(`${floor}/songs/${SONG}`),
    boxes: await click(`${floor}/boxes/${SONG}`),
  }));
  const against = (floor: 'lines' | 'boxes', goal: number): Row[] => {
    const row = (what: string, from: number, to?: number): Row => ({
      what: `${what}, of a minimal page with ${floor}`,
      unit: 'ms',
      rounds: rounds.map(({ ours, [floor]: other }) => ({
        ours: median(ours.slice(from, to)),
        other: median(other.slice(from, to)),
      })),
      goal,
    });
    return [
      row('first click to paint', 0, 1),
      row('clicks in haste', 1, CLICKS.inHaste),
      row(`clicks ${REST} ms after the last`, CLICKS.inHaste),
    ];
  };
  return [...against('lines', 1.5), ...against('boxes', 1.15)];
}

/** Measures the time from the first letter of a search to the paint of its results. */
export async function measureSearch({ ours, visit }: Sites): Promise<Row[]> {
  const rounds = await inRounds(async () => {
    const times = await answerTimes(visit, ours, async (page) => {
      await page.getByRole('searchbox').focus();
      // The driver's own script, 330 KB, would otherwise be compiled between the letter and its answer.
      await untilAnswered(page, 0);
      await page.keyboard.insertText('կ');
      await untilAnswered(page, 1);
    });
    return { ours: median(times) };
  });
  return [{ what: 'first letter of a search to paint', unit: 'ms', rounds, goal: 120 }];
}

/** The times in which a page answers the actions of `ask`. */
const answerTimes = (visit: Sites['visit'], address: string, ask: (page: Page) => Promise<void>) =>
  visit(address, { isNetworkSlow: false, watch: watchAnswers }, async (page) => {
    await page.waitForLoadState('networkidle');
    await ask(page);
    return page.evaluate(() => window.benchAnswers);
  });

/** Waits until the page has answered `count` times. */
const untilAnswered = (page: Page, count: number): Promise<unknown> =>
  page.waitForFunction((wanted) => window.benchAnswers.length === wanted, count);

/** Measures when the first heart in a list of ten thousand songs answers a tap, against the list of our songs. */
export async function measureLongList({ ours, serveLongList, visit }: Sites): Promise<Row[]> {
  const long = await serveLongList();
  const heart = (site: string): Promise<number> =>
    visit(site, { isNetworkSlow: true }, async (page) => {
      await page.getByTestId('favorite-toggle').first().click();
      await page.locator('[data-testid=favorite-toggle][aria-pressed=true]').waitFor();
      return page.evaluate(() => performance.now());
    });
  const rounds = await inRounds(async () => ({ ours: await heart(long), other: await heart(ours) }));
  return [{ what: 'until the first heart of 10,000 songs answers', unit: 'ms', rounds, goal: 2 }];
}
