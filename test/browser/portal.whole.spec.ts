import type { Page } from '@playwright/test';
import { askForStaff, drawing } from '../support/listeningPage';
import { open } from '../support/page';
import { expect, inPlace, PORTAL, test } from '../support/site';

/** What is kept that a portal gave. */
const poisoned = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    const found: string[] = [];
    for (const name of await caches.keys()) {
      const cache = await caches.open(name);
      for (const request of await cache.keys()) {
        if ((await (await cache.match(request))!.text()).includes('Free WiFi')) found.push(request.url);
      }
    }
    return found;
  });

/** Waits until a service worker that was being installed is in place or given up. */
const installed = (page: Page): Promise<unknown> =>
  page.waitForFunction(async () => !(await navigator.serviceWorker.getRegistration())?.installing);

/** Song pages, the list and an unknown page are the songbook's, whatever answers now. */
async function expectSongbook(page: Page, address: string): Promise<void> {
  for (const id of [0, 3, 50]) {
    await page.goto(`${address}/songs/${id}`);
    await expect(page.getByTestId('song-line').first()).toBeAttached();
  }
  await page.goto(address);
  await expect(page.getByTestId('song-row')).toHaveCount(51);
  await page.goto(`${address}/nowhere`);
  await expect(page.getByTestId('not-found')).toBeVisible();
}

test('a captive portal at first leaves nothing behind', async ({ visit: { page, proxy, address } }) => {
  proxy.instead = (path) =>
    proxy.asked.includes('/sw.js') && /^\/assets\/.*js$/.test(path) ? PORTAL : undefined;
  await page.goto(`${address}/songs/3`);
  await expect.poll(() => proxy.caught.length).toBeGreaterThan(0);
  await installed(page);
  expect(await poisoned(page)).toEqual([]);

  proxy.instead = () => undefined;
  await page.goto(`${address}/songs/4`);
  await expect(page.getByTestId('song-line').first()).toBeAttached();
  await inPlace(page);
  proxy.instead = () => PORTAL;
  await expectSongbook(page, address);
});

test('an update by a portal leaves all as it was', async ({ visit: { page, site, proxy, address } }) => {
  const update = () => page.evaluate(async () => (await navigator.serviceWorker.ready).update());
  await page.goto(address);
  await inPlace(page);
  await site.publish('Նոր անուն');
  proxy.instead = (path) => (path === '/sw.js' ? undefined : PORTAL);
  await update();
  await installed(page);
  expect(await poisoned(page)).toEqual([]);
  await expectSongbook(page, address);
  await page.goto(`${address}/songs/0`);
  await expect(page.getByTestId('song-title')).not.toHaveText('Նոր անուն');

  proxy.instead = () => undefined;
  await update();
  const reloaded = page.waitForEvent('load');
  await page.getByRole('button', { name: 'Թարմացնել' }).click();
  await reloaded;
  await expect(page.getByTestId('song-title')).toHaveText('Նոր անուն');
  proxy.instead = () => PORTAL;
  await expectSongbook(page, address);
});

test('a captive portal in place of a part that is kept once it is used leaves nothing behind', async ({
  visit: { page, proxy, address },
}) => {
  const askForNotes = async (): Promise<void> => {
    await open(page, `${address}/songs/12`);
    await askForStaff(page);
  };
  await page.goto(address);
  await inPlace(page);
  proxy.instead = (path) => (path.startsWith('/assets/tune.') ? PORTAL : undefined);
  await askForNotes();
  await expect.poll(() => proxy.caught.length).toBeGreaterThan(0);
  await expect(page.getByText('Այս մասը չհաջողվեց բեռնել').first()).toBeVisible();
  expect(await poisoned(page)).toEqual([]);

  proxy.instead = () => undefined;
  await askForNotes();
  await expect(drawing(page)).toBeVisible();
  proxy.instead = () => PORTAL;
  await askForNotes();
  await expect(drawing(page)).toBeVisible();
});
