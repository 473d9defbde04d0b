import { test as base, testWithWorker } from '../support/browser';
import type { Screens, Tabs } from './tab';

/** A page of Playwright as the tab of a flow. */
const inTabs = (test: typeof base) =>
  test.extend<Tabs & Screens>({
    tab: ({ page }, provide) => provide(page),
    newTab: ({ context }, provide) => provide(() => context.newPage()),
    openScreen: ({ page }, provide) =>
      provide(async (width, height) => {
        const resize = (wide: number, high: number) => page.setViewportSize({ width: wide, height: high });
        await resize(width, height);
        return Object.assign(page, { resize });
      }),
  });

/** A test in a browser that Playwright drives, and the same with the service worker. */
export const test = inTabs(base);
export const withWorker = inTabs(testWithWorker);
