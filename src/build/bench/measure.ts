import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { readSongFiles } from '../../catalogue/readSongFiles';
import { inTurns, median, type Row } from './compare';
import type { Sites } from './sites';
import { watchAnswers, watchHeart, watchPaint, type PaintTimes } from './watch';

/** Measures the bytes of a first visit, gzipped, against one bundle of the same packages. */
export function measureBytes({ floorScript }: Sites): Row[] {
  const document = readFileSync('dist/index.html', 'utf8');
  const pathsOf = (pattern: RegExp): string[] =>
    Array.from(document.matchAll(pattern), ([, path]) => `dist/${path}`);
  const scripts = pathsOf(/<script [^>]*src="\/([^"]+)"/g);
  const fonts = pathsOf(/<link rel="preload" href="\/([^"]+)" as="font"/g);
  const row = (what: string, paths: readonly string[]): Row => ({ what, unit: 'B', ours: [bytesOf(paths)] });
  return [
    {
      ...row('scripts of the first page', scripts.map(zipped)),
      others: [bytesOf([zipped(floorScript)])],
      goal: 1.15,
    },
    row('index.html', ['dist/index.html.gz']),
    row('songs/22.html', ['dist/songs/22.html.gz']),
    row(`fonts requested by the page (${fonts.length}), not zipped`, fonts),
  ];
}

const zipped = (path: string): string => `${path}.gz`;
const bytesOf = (paths: readonly string[]): number =>
  paths.reduce((sum, path) => sum + readFileSync(path).length, 0);

/** How long a page is watched after its load event, in milliseconds. */
const WATCHED_AFTER_LOAD = 3000;

/** Measures how the list and a song are painted on a slow phone. */
export async function measurePaint({ ours, floor, visit }: Sites): Promise<Row[]> {
  const rows: Row[] = [];
  for (const path of ['/', '/songs/22']) {
    const paintTimes = (site: string) => () =>
      visit(site + path, { isNetworkSlow: true, watch: watchPaint }, async (page) => {
        await page.waitForTimeout(WATCHED_AFTER_LOAD);
        return page.evaluate(() => window.benchPaint);
      });
    const times = await inTurns(paintTimes(ours), paintTimes(floor));
    const row = (what: string, name: keyof PaintTimes): Row => ({
      what: `${path} ${what}`,
      unit: 'ms',
      ours: times.ours.map((run) => run[name]),
      others: times.others.map((run) => run[name]),
    });
    rows.push(
      row('first contentful paint', 'first'),
      { ...row('largest contentful paint', 'largest'), goal: 1.15 },
      { what: `${path} layout shift`, unit: '', ours: times.ours.map(({ shift }) => shift), goal: 0 },
      { ...row('total blocking time', 'blocked'), goal: 0.5 },
    );
  }
  return rows;
}

/** Odd numbers of clicks, each with a middle one. */
const CLICKS = { inHaste: 11, unhurried: 5 };
/** The pause before an unhurried click, in milliseconds. */
const REST = 650;
/** The wanted number of chords in the song that is transposed. */
const CHORDS = 60;

/** Measures the time from a click on transpose to the paint of the moved chords. */
export async function measureClick(sites: Sites): Promise<Row[]> {
  const counts = readSongFiles().map(({ body }) => body.chords.join(' ').match(/\S+/g)!.length);
  const distances = counts.map((count) => Math.abs(count - CHORDS));
  const id = distances.indexOf(Math.min(...distances));
  const times = await answerTimes(sites, `/songs/${id}`, async (page) => {
    const button = page.getByTestId('transpose-up');
    await button.scrollIntoViewIfNeeded();
    const { x, y, width, height } = (await button.boundingBox())!;
    for (let click = 1; click <= CLICKS.inHaste + CLICKS.unhurried; click++) {
      if (click > CLICKS.inHaste) await page.waitForTimeout(REST);
      await page.mouse.click(x + width / 2, y + height / 2);
      await untilAnswered(page, click);
    }
  });
  const row = (what: string, from: number, end?: number): Row => ({
    what: `${what} to paint, a song of ${counts[id]} chords`,
    unit: 'ms',
    ours: times.ours.map((run) => median(run.slice(from, end))),
    others: times.others.map((run) => median(run.slice(from, end))),
    goal: 1.3,
  });
  return [row('clicks in haste', 0, CLICKS.inHaste), row(`clicks ${REST} ms after the last`, CLICKS.inHaste)];
}

/** Measures the time from the first letter of a search to the paint of its results. */
export async function measureSearch(sites: Sites): Promise<Row[]> {
  const { ours, others } = await answerTimes(sites, '/', async (page) => {
    await page.getByRole('searchbox').focus();
    // The driver's own script, 330 KB, would otherwise be compiled between the letter and its answer.
    await untilAnswered(page, 0);
    await page.keyboard.insertText('կ');
    await untilAnswered(page, 1);
  });
  return [
    { what: 'first letter of a search to paint', unit: 'ms', ours: ours.flat(), others: others.flat() },
  ];
}

/** Measures how fast each site answers what `ask` does with its page. */
function answerTimes({ ours, floor, visit }: Sites, path: string, ask: (page: Page) => Promise<void>) {
  const times = (site: string) => () =>
    visit(site + path, { isNetworkSlow: false, watch: watchAnswers }, async (page) => {
      await page.waitForLoadState('networkidle');
      await ask(page);
      return page.evaluate(() => window.benchAnswers);
    });
  return inTurns(times(ours), times(floor));
}

/** Waits until the page has answered `count` times. */
const untilAnswered = (page: Page, count: number): Promise<unknown> =>
  page.waitForFunction((wanted) => window.benchAnswers.length === wanted, count);

const MANY = 10_000;

/** Measures when the first heart in a list of ten thousand songs answers a tap, against the list of our songs. */
export async function measureLongList({ ours, serveLongList, visit }: Sites): Promise<Row[]> {
  const long = await serveLongList(MANY);
  const heartTime = (site: string) => () =>
    visit(site, { isNetworkSlow: true, watch: watchHeart }, async (page) => {
      const answered = await page.waitForFunction(() => window.benchHeart);
      return answered.evaluate((time) => time!);
    });
  const times = await inTurns(heartTime(long), heartTime(ours));
  const what = `until the first heart of ${MANY.toLocaleString('en')} songs answers`;
  return [{ what, unit: 'ms', ...times, goal: 2 }];
}
