import type { Page } from '@playwright/test';
import { drawn } from './page';

/** What a page takes down. */
interface Recorder {
  shifts: PerformanceEntry[];
  shiftObserver: PerformanceObserver;
}

/** Lets every page opened from now on take down what moves on it. */
export const recordAllShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    const recorder = window as never as Recorder;
    recorder.shifts = [];
    recorder.shiftObserver = new PerformanceObserver((list) => recorder.shifts.push(...list.getEntries()));
    recorder.shiftObserver.observe({ type: 'layout-shift', buffered: true });
  });

/** The same, but for what moves until the songbook's letters are there. */
export async function recordShifts(page: Page): Promise<void> {
  await recordAllShifts(page);
  await page.addInitScript(() => {
    const recorder = window as never as Recorder;
    const forget = (): void => {
      recorder.shiftObserver.takeRecords();
      recorder.shifts = [];
    };
    document.fonts.addEventListener('loadingdone', () =>
      requestAnimationFrame(() => requestAnimationFrame(forget)),
    );
  });
}

/** What has moved on the open page, and how far. */
export async function layoutShifts(page: Page): Promise<{ readonly value: number }[]> {
  await page.evaluate(() => document.fonts.ready.then(() => undefined));
  await drawn(page);
  return page.evaluate(() =>
    (window as never as Recorder).shifts.map((shift) => shift.toJSON() as { value: number }),
  );
}
