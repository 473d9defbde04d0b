import { expect } from '@playwright/test';
import {
  expectCount,
  expectFocus,
  expectPath,
  expectStored,
  expectTakenOver,
  expectText,
  HEART,
  link,
  open,
  ROW,
  UP,
  VALUE,
} from './inTab';
import { relay } from './relay';
import type { FlowTest } from './tab';

const ERROR = '[data-testid=error-text]';

/** What a visitor does while the network or the storage fails. */
export function faultFlows(test: FlowTest): void {
  test("the heading has the focus after a link, though the page's script comes late", async ({
    tab,
    baseURL,
  }) => {
    const slow = await relay(baseURL!, { held: /\/assets\/song\./ });
    try {
      // A driver waits for all scripts of an address that it opens; a page that goes there by itself does not.
      await tab.goto(`${slow.address}/icon.svg`);
      await tab.evaluate((path) => void setTimeout(() => location.assign(path)), '/');
      await expectTakenOver(tab);
      await tab.click(link(3));
      await expectPath(tab, '/songs/3');
      slow.release();
      await expectCount(tab, VALUE, 1);
      await expectFocus(tab, 'h1');
    } finally {
      slow.stop();
    }
  });

  test('after one visit the songbook works without a network', async ({ tab, baseURL }) => {
    const site = await relay(baseURL!);
    try {
      await open(tab, `${site.address}/songs/3`);
      await tab.evaluate(() => navigator.serviceWorker.ready.then(() => null), '');
      await expect.poll(() => tab.evaluate(() => navigator.serviceWorker.controller !== null, '')).toBe(true);
      site.stop();
      await open(tab, `${site.address}/songs/7`);
      await tab.click(UP);
      await expectText(tab, VALUE, '1');
      await open(tab, `${site.address}/?q=krunk`);
      await expectCount(tab, `[data-testid=song-row]:first-child[data-song-id="22"]`, 1);
      await tab.click(link(22));
      await expectPath(tab, '/songs/22');
      await expectCount(tab, '[data-testid=song-line][data-line="0"]', 1);
    } finally {
      site.stop();
    }
  });

  test('full storage loses nothing, and favorites say so until there is room', async ({ tab }) => {
    await tab.goto('/icon.svg');
    await tab.evaluate(() => {
      localStorage.setItem('fav0', '1');
      for (let [size, key] = [2 ** 22, 0]; size >= 1; size /= 2) {
        try {
          for (;;) localStorage.setItem(String(key++), 'x'.repeat(size));
        } catch {
          // In the end there is no room for a favorite.
        }
      }
    }, '');
    await open(tab, '/songs/2');
    await tab.click(HEART);
    await tab.click('nav a[href="/favorites"]');
    await expectCount(tab, ERROR, 1);
    await expectCount(tab, ROW, 2);
    await tab.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (/^\d+$/.test(key)) localStorage.removeItem(key);
    }, '');
    await tab.click(`[data-song-id="0"] ${HEART}`);
    await expectCount(tab, ERROR, 0);
    await expectStored(tab, 'fav2', '1');
    await expectStored(tab, 'fav0', null);
  });

  test('forbidden storage: the songbook works in memory, and favorites say so', async ({ tab, baseURL }) => {
    const site = await relay(baseURL!, { isSandboxed: true });
    try {
      await open(tab, site.address);
      await tab.click(HEART);
      await expectCount(tab, `${HEART}[aria-pressed=true]`, 1);
      await tab.click('nav a[href="/favorites"]');
      await expectCount(tab, ERROR, 1);
      await expectCount(tab, ROW, 1);
      await tab.click('a[href="/sets"]');
      await expectCount(tab, ERROR, 1);
    } finally {
      site.stop();
    }
  });
}
