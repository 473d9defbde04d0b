import { test as base } from '@playwright/test';
import { startWebKit, type PictureTab } from './webkit';

interface WebKitTabs {
  webkit: Awaited<ReturnType<typeof startWebKit>>;
  tab: PictureTab;
  newTab: () => Promise<PictureTab>;
}

/** A test in WebKit, started anew: a driver that opens a browser while it closes another may wait for it forever. */
export const test = base.extend<WebKitTabs>({
  webkit: async ({ baseURL }, provide) => {
    const webkit = await startWebKit(baseURL!);
    await provide(webkit);
    await webkit.stop();
  },
  tab: async ({ webkit }, provide) => provide(await webkit.openWindow()),
  newTab: ({ webkit }, provide) => provide(webkit.openTab),
});
