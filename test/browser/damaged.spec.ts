import type { Page } from '@playwright/test';
import { endsHereInFirefox } from '../support/browser';
import { expectStored, holdBackScript, hydrated, storeBefore } from '../support/page';
import { expect, inPlace, PORTAL, type SiteProxy, test } from '../support/site';
import { storedSettings } from '../support/storedSettings';

const CHOSEN = { fav2: '1', tr3: '5', ...storedSettings({ theme: 'dark' }) };

type Damage = readonly [what: string, place: RegExp, damage: (text: string) => string];

const DAMAGED_SCRIPTS: readonly Damage[] = [
  ['a truncated script', /\/main\./, (text) => text.slice(0, text.length / 2)],
  ['a page instead of a script', /\/react\./, () => PORTAL.body],
  ['an empty catalogue', /\/catalogue\./, () => 'songbookCatalogue={"listings":[]}'],
  ['a truncated script of the page', /\/song\./, (text) => text.slice(0, 100)],
];

/** Opens a song as somebody does who chose this and that before. */
async function openSong(page: Page, address: string): Promise<void> {
  await storeBefore(page, CHOSEN, address);
  await page.goto(`${address}/songs/3`);
}

async function expectSong(page: Page): Promise<void> {
  await hydrated(page);
  await expect(page.getByTestId('transpose-value')).toHaveText('5');
  await expect(page.getByTestId('song-line').first()).toBeAttached();
  await expect(page.getByRole('alert')).toHaveCount(0);
  await expectStored(page, CHOSEN);
}

/** Damages what the service worker keeps. */
async function damageKept(page: Page, [, place, damage]: Damage): Promise<void> {
  const kept = await page.evaluate(async () => {
    const cache = await caches.open((await caches.keys()).find((name) => name.includes('precache'))!);
    return Promise.all(
      (await cache.keys()).map(async ({ url }) => ({ url, text: await (await cache.match(url))!.text() })),
    );
  });
  const damaged = kept.filter(({ url }) => place.test(new URL(url).pathname));
  expect(damaged).toHaveLength(1);
  const { url, text } = damaged[0]!;
  await page.evaluate(
    async ([address, body]) => {
      const cache = await caches.open((await caches.keys()).find((name) => name.includes('precache'))!);
      const { headers } = (await cache.match(address!))!;
      await cache.put(address!, new Response(body, { headers }));
    },
    [url, damage(text)],
  );
}

/** What the browser keeps by itself does not count. */
async function clearBrowserCache(page: Page): Promise<void> {
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');
}

test('a damaged file among those kept is replaced for good', async ({ visit: { page, proxy, address } }) => {
  await openSong(page, address);
  await inPlace(page);
  await damageKept(page, ['a page of garbage', /^\/songs\/3$/, () => '\u0000\u0001garbage']);
  // What is damaged in a script is told by its hash, whatever it is.
  await damageKept(page, DAMAGED_SCRIPTS[2]!);
  for (const answer of [undefined, PORTAL]) {
    await clearBrowserCache(page);
    proxy.instead = () => answer;
    await page.goto(`${address}/songs/3`);
    await expectSong(page);
  }
});

test('offline a damaged script leaves the words readable', async ({ visit: { page, site, address } }) => {
  await openSong(page, address);
  await inPlace(page);
  await damageKept(page, DAMAGED_SCRIPTS[0]!);
  const kept = () =>
    page.evaluate(async () => (await (await caches.open((await caches.keys())[0]!)).keys()).length);
  const before = await kept();
  await site.stop();
  await clearBrowserCache(page);
  await page.goto(`${address}/songs/3`);
  await expect(page.getByRole('alert')).toContainText('մինչև վերջ չբեռնվեց');
  await expect(page.getByTestId('lyric').first()).toBeVisible();
  expect(await kept()).toBe(before);
  await page.getByRole('button', { name: 'Կրկին փորձել' }).click();
  await expect(page.getByRole('alert')).toContainText('մինչև վերջ չբեռնվեց');
  await site.serve();
  await page.getByRole('button', { name: 'Կրկին փորձել' }).click();
  await expectSong(page);
});

test.describe('where nothing is kept by a service worker', () => {
  test.use({ serviceWorkers: 'block' });

  /** Has the proxy answer once with a damaged script. */
  async function damageAnswer(proxy: SiteProxy, address: string, [, place, damage]: Damage) {
    let left = 1;
    const path = /src="(\/[^"]+)"/g;
    const page = await (await fetch(`${address}/songs/3`)).text();
    const script = [...page.matchAll(path)].map(([, src]) => src!).find((src) => place.test(src))!;
    const body = damage(await (await fetch(address + script)).text());
    proxy.instead = (asked) =>
      asked === script && left-- > 0 ? { type: 'text/javascript', body } : undefined;
    proxy.asked.length = 0;
  }

  const opened = (proxy: SiteProxy): number => proxy.asked.filter((path) => path === '/songs/3').length;

  test('a damaged script is fetched anew, once', async ({ visit: { page, proxy, address } }) => {
    for (const damage of DAMAGED_SCRIPTS)
      await test.step(damage[0], async () => {
        await clearBrowserCache(page);
        await damageAnswer(proxy, address, damage);
        await openSong(page, address);
        await expect.poll(() => opened(proxy)).toBe(2);
        await expectSong(page);
        expect(await page.evaluate(() => sessionStorage.length)).toBe(0);
      });
  });

  test('a page is left to wait for a script that comes late', async ({ visit: { page, proxy, address } }) => {
    await storeBefore(page, CHOSEN, address);
    const release = await holdBackScript(page);
    await page.goto(`${address}/songs/3`, { waitUntil: 'commit' });
    endsHereInFirefox('the driver waits for the scripts of a page before it reads it');
    await page.evaluate(() => document.fonts.ready);
    await expect(page.getByRole('alert')).toHaveCount(0);
    release();
    await expectSong(page);
    expect(opened(proxy)).toBe(1);
  });
});
