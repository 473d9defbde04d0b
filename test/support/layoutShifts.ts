import type { Page } from '@playwright/test';

/** Lets every page opened from now on take down what moves on it. */
export const recordShifts = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    Object.assign(window, { shifts: [] });
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries())
        (window as never as { shifts: unknown[] }).shifts.push(entry.toJSON());
    }).observe({ type: 'layout-shift', buffered: true });
  });

/** What has moved on the open page, and how far. */
export const layoutShifts = (page: Page): Promise<unknown[]> =>
  page.evaluate(() => (window as never as { shifts: unknown[] }).shifts);
