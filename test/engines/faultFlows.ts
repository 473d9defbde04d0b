import { expect } from '@playwright/test';
import {
  expectCount,
  expectFocus,
  expectPath,
  expectText,
  HEART,
  link,
  ROW,
  UP,
  VALUE,
} from '../support/tab';
import { SiteProxy } from '../support/site';
import { open, stored } from '../support/page';
import type { FlowTest } from './pageTest';

const ERROR = '[data-testid=error-text]';

const POLICY = /<meta http-equiv="Content-Security-Policy"[^>]*>/;

/** What a page's storage is where the browser forbids it. */
const FORBIDDEN = `<script>
for (const name of ['localStorage', 'sessionStorage'])
  Object.defineProperty(window, name, { get() { throw new DOMException('', 'SecurityError'); } });
</script>`;

/**
 * Serves a file, a page with storage that is forbidden. A page without an origin would have none either, but in WebKit it
 * could not change its address.
 */
async function withoutStorage(address: URL) {
  const answer = await fetch(address, { headers: { 'Accept-Encoding': 'identity' } });
  const type = answer.headers.get('Content-Type') ?? '';
  const body = Buffer.from(await answer.arrayBuffer());
  if (!type.startsWith('text/html')) return { type, body };
  return { type, body: body.toString().replace(POLICY, '').replace('<head>', `<head>${FORBIDDEN}`) };
}

/** What a visitor does while the network or the storage fails. */
export function faultFlows(flows: FlowTest): void {
  const test = flows.extend<{ host: SiteProxy; address: string }>({
    host: async ({ baseURL }, lend) => {
      const host = new SiteProxy(baseURL!);
      await lend(host);
      host.close();
    },
    address: async ({ host }, lend) => lend(await host.open()),
  });

  test('after one visit the songbook works without a network', async ({ tab, host, address }) => {
    await open(tab, `${address}/songs/3`);
    await tab.evaluate(() => navigator.serviceWorker.ready.then(() => null));
    await expect.poll(() => tab.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
    host.close();
    await open(tab, `${address}/songs/7`);
    await tab.click(UP);
    await expectText(tab, VALUE, '1');
    await open(tab, `${address}/?q=krunk`);
    await expectCount(tab, `[data-testid=song-row]:first-child[data-song-id="22"]`, 1);
    await tab.click(link(22));
    await expectPath(tab, '/songs/22');
    await expectFocus(tab, 'h1');
    await expectCount(tab, '[data-testid=song-line][data-line="0"]', 1);
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
    });
    await open(tab, '/songs/2');
    await tab.click(HEART);
    await tab.click('nav a[href="/favorites"]');
    await expectCount(tab, ERROR, 1);
    await expectCount(tab, ROW, 2);
    await tab.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (/^\d+$/.test(key)) localStorage.removeItem(key);
    });
    // Storage is tried again by itself; the rows move up.
    await expectCount(tab, ERROR, 0);
    await expect.poll(() => stored(tab)).toHaveProperty('fav2', '1');
    await tab.click(`[data-song-id="0"] ${HEART}`);
    await expect.poll(() => stored(tab)).not.toHaveProperty('fav0');
  });

  test('forbidden storage: all works in memory, and favorites and sets say so', async ({
    tab,
    host,
    address,
    baseURL,
  }) => {
    host.instead = (path) => withoutStorage(new URL(path, baseURL));
    await open(tab, address);
    await tab.click(HEART);
    await expectCount(tab, `${HEART}[aria-pressed=true]`, 1);
    await tab.click('nav a[href="/favorites"]');
    await expectCount(tab, ERROR, 1);
    await expectCount(tab, ROW, 1);
    await tab.click('a[href="/sets"]');
    await expectCount(tab, '[data-toasts] > div', 1);
  });
}
