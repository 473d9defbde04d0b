import type { TestType } from '@playwright/test';
import { test as base, testWithWorker } from '../support/browser';
import type { Tab } from '../support/tab';

/** What a browser hands to a flow: a tab with nothing saved, and more that share what is saved with it. */
export interface Tabs {
  tab: Tab;
  newTab: () => Promise<Tab>;
}

/** Playwright's `test`, whatever drives the browser. */
export type FlowTest = TestType<Tabs & { baseURL: string | undefined }, object>;

/** A page of Playwright as the tab of a flow. */
const inTabs = (test: typeof base) =>
  test.extend<Tabs>({
    tab: ({ page }, provide) => provide(page),
    newTab: ({ context }, provide) => provide(() => context.newPage()),
  });

/** A test in a browser that Playwright drives, and the same with the service worker. */
export const test = inTabs(base);
export const withWorker = inTabs(testWithWorker);
