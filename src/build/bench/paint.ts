import type { Browser } from '@playwright/test';
import type { Row } from './table';
import { withSlowPage } from './slowPage';
import { interleave } from './statistics';
import { watchPaint, type PaintTimes } from './watch';
import type { Workshop } from './workshop';

const RUNS = 5;
/** How long a page is watched after its load event, in milliseconds. */
const WATCHED_AFTER_LOAD = 3000;
const PATHS = ['/', '/songs/22'];

/** Measures how the list and a song are painted on a slow phone, against the minimal app. */
export async function measurePaint({ browser, addresses }: Workshop): Promise<Row[]> {
  const rows: Row[] = [];
  for (const path of PATHS) {
    const { ours, minimal } = await interleave(RUNS, {
      ours: () => paintTimes(browser, addresses.ours + path),
      minimal: () => paintTimes(browser, addresses.minimal + path),
    });
    const row = (what: string, name: keyof PaintTimes, goal?: number): Row => ({
      what: `${path} ${what}`,
      unit: 'ms',
      ours: ours.map((times) => times[name]),
      against: { what: 'minimal app', values: minimal.map((times) => times[name]) },
      ...(goal !== undefined && { goal }),
    });
    rows.push(
      row('first contentful paint', 'first'),
      row('largest contentful paint', 'largest', 1.15),
      { what: `${path} layout shift`, unit: '', ours: ours.map(({ shift }) => shift), goal: 0 },
      row('total blocking time', 'blocked', 0.5),
    );
  }
  return rows;
}

function paintTimes(browser: Browser, address: string): Promise<PaintTimes> {
  return withSlowPage(browser, { isNetworkSlow: true, watch: [watchPaint] }, async (page) => {
    await page.goto(address);
    await page.waitForTimeout(WATCHED_AFTER_LOAD);
    return page.evaluate(() => window.benchPaint);
  });
}
