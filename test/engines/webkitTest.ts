import { test as base } from '@playwright/test';
import type { Screens, Tabs } from './tab';
import { WebKitDriver, type WebKitBrowser } from './webkit';

/** A test in WebKit; `webkit` is the browser, for what not every tab can do. */
export const test = base.extend<Tabs & Screens & { webkit: WebKitBrowser }, { driver: WebKitDriver }>({
  driver: [
    async ({ browserName: _ }, provide) => {
      const driver = await WebKitDriver.start();
      await provide(driver);
      driver.stop();
    },
    { scope: 'worker' },
  ],
  webkit: async ({ driver, baseURL }, provide) => {
    const browser = await driver.open(baseURL!);
    await provide(browser);
    await browser.close();
  },
  tab: async ({ webkit }, provide) => provide(await webkit.firstTab()),
  newTab: ({ webkit }, provide) => provide(() => webkit.newTab()),
  openScreen: ({ webkit }, provide) => provide((width, height) => webkit.newWindow(width, height)),
});
