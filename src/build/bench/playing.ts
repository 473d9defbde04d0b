import type { Browser } from '@playwright/test';
import * as text from '../../views/text/sound';
import { songOfNotes } from './benchSongs';
import { withBrowser, withSlowPage } from './slowPage';
import { interleave } from './statistics';
import type { Row } from './table';
import type { Workshop } from './workshop';

const RUNS = 5;
/** For how long it is watched, in milliseconds: some lines, so that the page scrolls too. */
const WATCHED = 15_000;

/** How much of a processor, four times slowed, the page takes while a song plays with its chords and its letters are marked. */
export async function measurePlaying({ addresses }: Workshop): Promise<Row[]> {
  const { id, perSecond } = songOfNotes();
  const { ours } = await withBrowser([], (browser) =>
    interleave(RUNS, { ours: () => shareOfProcessor(browser, `${addresses.ours}/songs/${id}`) }),
  );
  const what = `processor of a playing song, ${perSecond.toFixed(1)} notes a second, slowed four times`;
  return [{ what, unit: '%', ours, goal: 30 }];
}

function shareOfProcessor(browser: Browser, address: string): Promise<number> {
  return withSlowPage(browser, { isNetworkSlow: false, watch: [] }, async (page) => {
    await page.goto(address, { waitUntil: 'networkidle' });
    await page.getByRole('button', { name: text.listen, exact: true }).click();
    const panel = page.getByRole('dialog', { name: text.listenTitle });
    await panel.getByRole('radio', { name: text.parts.both }).check();
    await panel.getByRole('button', { name: text.startPlaying }).click();
    await page.locator('[data-sung]').waitFor();
    const devTools = await page.context().newCDPSession(page);
    await devTools.send('Performance.enable');
    const read = async () => {
      const { metrics } = await devTools.send('Performance.getMetrics');
      const valueOf = (wanted: string): number => metrics.find(({ name }) => name === wanted)!.value;
      return { busy: valueOf('TaskDuration'), time: valueOf('Timestamp') };
    };
    const before = await read();
    await page.waitForTimeout(WATCHED);
    const after = await read();
    if ((await page.locator('[data-sung]').count()) === 0) throw new Error(`${address} has stopped playing`);
    return (100 * (after.busy - before.busy)) / (after.time - before.time);
  });
}
