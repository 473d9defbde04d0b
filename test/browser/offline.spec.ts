import type { Page } from '@playwright/test';
import { storedChords } from '../support/chords';
import { expectFirst, heart, hydrated, open, storeBefore } from '../support/page';
import { openIdle } from '../support/playingPage';
import { storedSets } from '../support/sets';
import { expect, inPlace, test } from '../support/site';
import { askForStaff, drawing } from '../support/listeningPage';

/** Shows the notes of the open song. */
async function showNotes(page: Page): Promise<void> {
  await askForStaff(page);
  await expect(drawing(page)).toBeVisible();
}

test('after one visit everything works without a server', async ({ visit: { page, site, address } }) => {
  await storeBefore(page, { ...storedSets(), ...storedChords('Am', 'Dm', 'C', 'G') }, address);
  await page.goto(`${address}/songs/12`);
  await inPlace(page);
  await page.reload();
  await hydrated(page);
  // What draws notes is kept when it was used once.
  await showNotes(page);
  await site.stop();
  // What the browser happens to keep by itself does not count.
  await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');

  const withoutWords = await page.evaluate(async () => {
    const pages = [...Array(51).keys()].map(async (id) => (await fetch(`/songs/${id}`)).text());
    return (await Promise.all(pages)).filter((text) => !text.includes('data-testid="song-line"'));
  });
  expect(withoutWords).toEqual([]);
  for (const id of [22, 50]) {
    await open(page, `${address}/songs/${id}`);
    await expect(page.getByTestId('song-line').first()).toBeAttached();
    await expect(page.getByTestId('song-title')).not.toBeEmpty();
    if (id === 22) await showNotes(page);
  }
  await page.goto(`${address}/favorites`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await page.goto(`${address}/?q=khaprik mi chunis`);
  await expectFirst(page, 22);
  await page.goto(`${address}/?from=anywhere`);
  await expect(page.getByTestId('song-row')).toHaveCount(51);
  await page.getByTestId('song-row').nth(22).getByRole('link').click();
  await expect(page.getByTestId('song-line').first()).toContainText('ուստի՞');
  // The keys of a song come when the page is idle.
  await openIdle(page, `${address}/sets/evening`);
  await expect(page.getByTestId('entry')).toHaveCount(3);
  await page.getByRole('link', { name: 'Նվագել', exact: true }).click();
  const line = page.getByRole('navigation', { name: 'Նվագացանկը' });
  await expect(line).toContainText('1/3');
  await page.keyboard.press('n');
  await expect(line).toContainText('2/3');
  await page.goto(`${address}/chords`);
  await expect(page.getByRole('button', { name: 'Գիտեմ Am ակորդը', exact: true })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.goto(`${address}/playable`);
  await expect(page.getByTestId('song-way')).not.toHaveCount(0);
  await page.getByRole('link', { name: 'Օգնություն' }).click();
  await page.getByRole('link', { name: 'լիցենզիաները' }).click();
  for (const words of [
    'SIL OPEN FONT LICENSE',
    'react-dom',
    '@reduxjs/toolkit',
    'abcjs',
    'workbox-precaching',
  ])
    await expect(page.locator('body')).toContainText(words);
  for (const path of ['/nowhere', '/songs/7.html', '/index.html', '/chords/x']) {
    await page.goto(address + path);
    await expect(page.getByTestId('not-found')).toBeVisible();
  }
});

test('without a server an address without a language leads to the one that was visited, until Armenian is @whole', async ({
  visit: { page, site, address },
}) => {
  const rootWorker = (): Promise<string | undefined> =>
    page.evaluate(async () => (await navigator.serviceWorker.getRegistration('/'))?.active?.scriptURL);
  await page.goto(`${address}/en/songs/22`);
  await inPlace(page);
  await expect.poll(rootWorker).toBe(`${address}/sw-redirects.js?en`);
  await site.stop();
  for (const path of ['/songs/30', '/', '/favorites', '/?q=krunk']) {
    await page.goto(address + path);
    await expect(page).toHaveURL(`${address}/en${path}`);
    await expect(page.locator('html')).toHaveAttribute('lang', 'en');
    await expect(page.locator('main')).toBeVisible();
  }
  await page.goto(`${address}/songs/30`);
  await expect(page.getByTestId('song-line').first()).toBeVisible();

  await site.serve();
  await page.goto(`${address}/songs/30`);
  await expect(page.locator('html')).toHaveAttribute('lang', 'hy');
  await inPlace(page);
  await open(page, `${address}/en/songs/30`);
  await expect.poll(rootWorker).toBe(`${address}/sw.js`);
  await site.stop();
  for (const [prefix, language] of [
    ['', 'hy'],
    ['/en', 'en'],
  ] as const) {
    await page.goto(`${address}${prefix}/songs/7`);
    await expect(page.locator('html')).toHaveAttribute('lang', language);
    await expect(page.getByTestId('song-line').first()).toBeVisible();
  }
});

test('a newer version is offered, and no tab mixes both @whole', async ({
  visit: { page, site, address },
  context,
}) => {
  const faults: string[] = [];
  context.on('weberror', (error) => faults.push(String(error.error())));
  const title = 'Նոր անուն';
  const expectNewer = async (tab: Page): Promise<void> => {
    await tab.goto(`${address}/songs/0`);
    await expect(tab.getByTestId('song-title')).toHaveText(title);
    await tab.getByRole('link', { name: 'Գլխավոր' }).click();
    await expect(tab.getByTestId('song-row').first()).toContainText(title);
    for (const id of [1, 2]) await expect(heart(tab, id)).toHaveAttribute('aria-pressed', 'true');
  };
  await page.goto(address);
  await inPlace(page);
  const other = await context.newPage();
  await openIdle(other, `${address}/songs/1`);
  const network = await context.newCDPSession(other);
  const offline = { offline: true, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
  await network.send('Network.emulateNetworkConditions', offline);
  await heart(page, 2).click();

  await site.publish(title);
  await page.evaluate(async () => {
    const registration = await navigator.serviceWorker.ready;
    await registration.update();
    while (!registration.waiting) await new Promise((done) => setTimeout(done, 50));
  });
  await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
  // Until a visitor taps, a tab that is loaded anew is of the version before.
  await page.reload();
  const ownScripts = await page.evaluate(() =>
    Promise.all(
      [...document.scripts]
        .filter(({ src }) => src)
        .map(async ({ src }) => {
          const response = await fetch(src);
          // A worker that is still asked for a file does not give way to the next one.
          await response.text();
          return response.ok;
        }),
    ),
  );
  expect(new Set(ownScripts)).toEqual(new Set([true]));
  const offer = page.getByRole('button', { name: 'Թարմացնել' });
  await expect(offer).toBeVisible();
  await expect(page.getByTestId('song-row').first()).not.toContainText(title);
  await other.getByTestId('favorite-toggle').click();
  await expect(heart(page, 1)).toHaveAttribute('aria-pressed', 'true');

  const reloaded = page.waitForEvent('load');
  await offer.click();
  await reloaded;
  await expectNewer(page);

  await expect(other.getByTestId('transpose-value')).toHaveText('0');
  await expect(other.getByRole('button', { name: 'Թարմացնել' })).toBeVisible();
  const reloadedToo = other.waitForEvent('load');
  await other.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
  await reloadedToo;
  await expect(other.locator('script[src="/assets/main.00000002.js"]')).toBeAttached();
  await expectNewer(other);
  expect(faults).toEqual([]);
});
