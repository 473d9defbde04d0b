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
import { SiteProxy } from '../support/site';
import type { FlowTest } from './tab';

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

/** A test with a proxy before the site, and its address. */
const withHost = (flows: FlowTest) =>
  flows.extend<{ host: SiteProxy; address: string }>({
    host: async ({ baseURL }, lend) => {
      const host = new SiteProxy(baseURL!);
      await lend(host);
      host.close();
    },
    address: async ({ host }, lend) => lend(await host.open()),
  });

/** What a visitor does before a page's script is there; not in WebKit, whose driver waits for every script. */
export function lateScriptFlow(flows: FlowTest): void {
  const test = withHost(flows);

  test("the heading has the focus though the page's script comes late", async ({ tab, host, address }) => {
    let release = (): void => undefined;
    const released = new Promise<undefined>((done) => (release = () => done(undefined)));
    host.instead = (path) => (path.startsWith('/assets/song.') ? released : undefined);
    // A driver waits for all scripts of an address that it opens; a page that goes there by itself does not.
    await tab.goto(`${address}/icon.svg`);
    await tab.evaluate((path) => void setTimeout(() => location.assign(path)), '/');
    await expectTakenOver(tab);
    await tab.click(link(3));
    await expectPath(tab, '/songs/3');
    release();
    await expectCount(tab, VALUE, 1);
    await expectFocus(tab, 'h1');
  });
}

/** What a visitor does while the network or the storage fails. */
export function faultFlows(flows: FlowTest): void {
  const test = withHost(flows);

  test('after one visit the songbook works without a network', async ({ tab, host, address }) => {
    await open(tab, `${address}/songs/3`);
    await tab.evaluate(() => navigator.serviceWorker.ready.then(() => null), '');
    await expect.poll(() => tab.evaluate(() => navigator.serviceWorker.controller !== null, '')).toBe(true);
    host.close();
    await open(tab, `${address}/songs/7`);
    await tab.click(UP);
    await expectText(tab, VALUE, '1');
    await open(tab, `${address}/?q=krunk`);
    await expectCount(tab, `[data-testid=song-row]:first-child[data-song-id="22"]`, 1);
    await tab.click(link(22));
    await expectPath(tab, '/songs/22');
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
    }, '');
    await open(tab, '/songs/2');
    await tab.click(HEART);
    await tab.click('nav a[href="/favorites"]');
    await expectCount(tab, ERROR, 1);
    await expectCount(tab, ROW, 2);
    await tab.evaluate(() => {
      for (const key of Object.keys(localStorage)) if (/^\d+$/.test(key)) localStorage.removeItem(key);
    }, '');
    // Storage is tried again by itself; the rows move up.
    await expectCount(tab, ERROR, 0);
    await expectStored(tab, 'fav2', '1');
    await tab.click(`[data-song-id="0"] ${HEART}`);
    await expectStored(tab, 'fav0', null);
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
