import type { Browser } from '@playwright/test';
import type { Row } from './table';
import { withSlowPage } from './slowPage';
import { interleave } from './statistics';
import { watchPaint, type PaintTimes } from './watch';
import type { Workshop } from './workshop';

const RUNS = 5;
/** Until how long after its load event a page is watched, in milliseconds. */
const WATCHED_AFTER_LOAD = 5000;
const PATHS = ['/', '/songs/22'];

/** How the list and a song are drawn on a slow phone, against bare pages and the minimal app, prerendered or not. */
export async function measurePaint({ browser, addresses }: Workshop): Promise<Row[]> {
  const rows: Row[] = [];
  for (const path of PATHS) {
    const { ours, bare, minimal, prerendered } = await interleave(RUNS, {
      ours: () => paintTimes(browser, addresses.ours + path),
      bare: () => paintTimes(browser, addresses.bare + path),
      minimal: () => paintTimes(browser, addresses.minimal + path),
      prerendered: () => paintTimes(browser, addresses.prerendered + path),
    });
    const row = (what: string, name: keyof PaintTimes, against: Row['against'], goal?: number): Row => ({
      what: `${path} ${what}`,
      unit: 'ms',
      ours: ours.map((times) => times[name]),
      ...(against && { against }),
      ...(goal !== undefined && { goal }),
    });
    const times =
      (what: string, runs: readonly PaintTimes[]) =>
      (name: keyof PaintTimes): Row['against'] => ({ what, values: runs.map((run) => run[name]) });
    const bareTimes = times('bare page', bare);
    const minimalTimes = times('minimal app', minimal);
    const prerenderedTimes = times('minimal app, prerendered', prerendered);
    rows.push(
      row('first contentful paint', 'first', bareTimes('first')),
      row('first contentful paint', 'first', minimalTimes('first')),
      row('largest contentful paint', 'largest', bareTimes('largest'), 1.15),
      row('largest contentful paint', 'largest', minimalTimes('largest')),
      row('largest contentful paint', 'largest', prerenderedTimes('largest')),
      { ...row('layout shift', 'shift', undefined, 0), unit: '' },
      row('total blocking time', 'blocked', prerenderedTimes('blocked'), 0.5),
      row(
        'blocking time, before the first paint too',
        'blockedFromStart',
        prerenderedTimes('blockedFromStart'),
      ),
      row('blocking time, before the first paint too', 'blockedFromStart', minimalTimes('blockedFromStart')),
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
