import { readFileSync } from 'node:fs';
import { gzipSync } from 'node:zlib';
import { inRounds, median, type Row } from './compare';
import { FLOOR_FOLDER, FLOOR_SCRIPT } from './floor/makeFloor';
import type { Sites } from './sites';
import { moveChords, paintTimes, watchAnswers, watchPaint } from './watch';

/** Measures the scripts of a first visit, gzipped, against one bundle of the same packages. */
export function measureBytes(): Row[] {
  const page = readFileSync('dist/index.html', 'utf8');
  const scripts = Array.from(page.matchAll(/<script [^>]*src="([^"]+)"/g), ([, path]) => `dist${path}`);
  const zipped = (path: string): number => gzipSync(readFileSync(path), { level: 9 }).length;
  const ours = scripts.map(zipped).reduce((sum, size) => sum + size);
  const round = { ours, other: zipped(`${FLOOR_FOLDER}/${FLOOR_SCRIPT}`) };
  return [{ what: 'scripts of the first page', unit: 'B', rounds: [round], goal: 1.12 }];
}

/** How long a page is watched after its load event, in milliseconds. */
const WATCHED_AFTER_LOAD = 3000;

const paint = (visit: Sites['visit'], address: string) =>
  visit(address, { isNetworkSlow: true, scripts: [watchPaint] }, async (page) => {
    await page.waitForLoadState();
    await page.waitForTimeout(WATCHED_AFTER_LOAD);
    return page.evaluate(paintTimes);
  });

/** Measures how the list and a song are painted on a slow phone, against the minimal app. */
export async function measurePaint({ ours, floor, visit }: Sites): Promise<Row[]> {
  const rows: Row[] = [];
  for (const path of ['/', '/songs/22']) {
    const rounds = await inRounds(async () => ({
      ours: await paint(visit, ours + path),
      other: await paint(visit, floor + path),
    }));
    const against = (name: keyof ReturnType<typeof paintTimes>) =>
      rounds.map(({ ours, other }) => ({ ours: ours[name], other: other[name] }));
    const shifts = rounds.map(({ ours: { shift } }) => ({ ours: shift }));
    rows.push(
      { what: `${path} largest contentful paint`, unit: 'ms', rounds: against('largest'), goal: 1.25 },
      { what: `${path} total blocking time`, unit: 'ms', rounds: against('blocked'), goal: 1 },
      { what: `${path} layout shift`, unit: '', rounds: shifts, goal: 0.001 },
    );
  }
  return rows;
}

/** Measures when the list is first painted with ten times the songs, against the list of our songs. */
export async function measureList({ ours, long, visit }: Sites): Promise<Row[]> {
  const rounds = await inRounds(async () => ({
    ours: (await paint(visit, long)).first,
    other: (await paint(visit, ours)).first,
  }));
  return [{ what: 'first paint with ten times the songs', unit: 'ms', rounds, goal: 2 }];
}

const CLICKS = 12;

/** Measures the time from a click to the paint of 60 moved chords, against the same page with ten lines of script. */
export async function measureClick({ ours, visit }: Sites): Promise<Row[]> {
  const click = (isBare: boolean): Promise<number[]> =>
    visit(
      `${ours}/songs/50`,
      { isBare, scripts: isBare ? [watchAnswers, moveChords] : [watchAnswers] },
      async (page) => {
        await page.waitForLoadState('networkidle');
        await page.getByTestId('transpose-up').hover();
        for (let count = 1; count <= CLICKS; count++) {
          await page.mouse.down();
          await page.mouse.up();
          await page.waitForFunction((wanted) => window.benchAnswers.length === wanted, count);
        }
        return page.evaluate(() => window.benchAnswers);
      },
    );
  const rounds = await inRounds(async () => ({ ours: await click(false), other: await click(true) }));
  const row = (what: string, middle: (answers: readonly number[]) => number): Row => ({
    what,
    unit: 'ms',
    rounds: rounds.map(({ ours, other }) => ({ ours: middle(ours), other: middle(other) })),
    goal: 1.25,
  });
  return [
    row('first click to paint', ([first = NaN]) => first),
    row('clicks in haste', ([, ...others]) => median(others)),
  ];
}
