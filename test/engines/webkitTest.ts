import { test as base } from '@playwright/test';
import { startWebKit, type PictureTab } from './webkit';

/** A test in WebKit, started anew: a driver that opens a browser while it closes another may wait for it forever. */
export const test = base.extend<{ tab: PictureTab; newTab: () => Promise<PictureTab> }>({
  newTab: async ({ baseURL }, provide) => {
    const { openTab, stop } = await startWebKit(baseURL!);
    await provide(openTab);
    await stop();
  },
  tab: async ({ newTab }, provide) => provide(await newTab()),
});
