import { test as base } from '@playwright/test';
import type { Screens, Tabs } from './tab';
import { WebKitDriver, type WebKitBrowser } from './webkit';

/**
 * A test in WebKit; `webkit` is the browser, for what not every tab can do. Each has a driver of its own: one that opens a
 * browser while it closes another may wait for it forever.
 */
export const test = base.extend<Tabs & Screens & { webkit: WebKitBrowser }>({
  webkit: async ({ baseURL }, provide) => {
    const driver = await WebKitDriver.start();
    try {
      const browser = await driver.open(baseURL!);
      await provide(browser);
      await browser.close();
    } finally {
      driver.stop();
    }
  },
  tab: async ({ webkit }, provide) => provide(await webkit.firstTab()),
  newTab: ({ webkit }, provide) => provide(() => webkit.newTab()),
  openScreen: ({ webkit }, provide) => provide((width, height) => webkit.newWindow(width, height)),
});
