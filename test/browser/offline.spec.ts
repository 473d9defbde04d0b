import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser';
import { heart } from '../support/page';
import { expectFirst, search } from '../support/searchPage';
import { inPlace, Site } from '../support/site';

test('after one visit everything works without a server', async ({ page }) => {
  const site = new Site();
  try {
    const address = await site.serve();
    await page.goto(`${address}/songs/3`);
    await inPlace(page);
    await site.stop();
    // What the browser happens to keep by itself does not count.
    await (await page.context().newCDPSession(page)).send('Network.clearBrowserCache');

    for (let id = 0; id < 51; id++) {
      await page.goto(`${address}/songs/${id}`);
      await expect(page.getByTestId('song-line').first()).toBeAttached();
      await expect(page.getByTestId('song-title')).not.toBeEmpty();
    }
    await page.getByTestId('transpose-up').click();
    await expect(page.getByTestId('transpose-value')).toHaveText('1');
    await page.getByTestId('favorite-toggle').click();
    await page.goto(`${address}/favorites`);
    await expect(page.getByTestId('song-row')).toHaveCount(1);
    await page.goto(`${address}/?q=krunk`);
    await expectFirst(page, 22);
    await search(page, 'khaprik mi chunis');
    await expectFirst(page, 22);
    await page.goto(`${address}/?from=anywhere`);
    await expect(page.getByTestId('song-row')).toHaveCount(51);
    await page.getByTestId('song-row').nth(22).getByRole('link').click();
    await expect(page.getByTestId('song-line').first()).toContainText('ուստի՞');
    for (const path of ['/nowhere', '/songs/7.html', '/songs/7/', '/index.html']) {
      await page.goto(address + path);
      await expect(page.getByTestId('not-found')).toBeVisible();
    }
  } finally {
    await site.remove();
  }
});

test('a video says kindly that it needs a network', async ({ page, context }) => {
  await page.goto('/songs/22');
  await expect(page.getByTestId('video')).toBeVisible();
  await context.setOffline(true);
  await expect(page.getByText('Տեսանյութը դիտելու համար ցանց է պետք')).toBeVisible();
  await expect(page.getByTestId('video')).toHaveCount(0);
  await context.setOffline(false);
  await expect(page.getByTestId('video')).toBeVisible();
});

test('a newer version is offered, and two open tabs never mix it with the old one', async ({
  page,
  context,
}) => {
  const site = new Site();
  const faults: string[] = [];
  context.on('weberror', (error) => faults.push(String(error.error())));
  const titleEverywhere = async (tab: Page, title: string): Promise<void> => {
    await tab.goto(`${address}/songs/0`);
    await expect(tab.getByTestId('song-title')).toHaveText(title);
    await tab.getByRole('link', { name: 'Գլխավոր' }).click();
    await expect(tab.getByTestId('song-row').first()).toContainText(title);
  };
  let address = '';
  try {
    address = await site.serve();
    await page.goto(address);
    await inPlace(page);
    const other = await context.newPage();
    await other.goto(`${address}/songs/1`);
    const network = await context.newCDPSession(other);
    const offline = { offline: true, latency: 0, downloadThroughput: -1, uploadThroughput: -1 };
    await network.send('Network.emulateNetworkConditions', offline);
    await heart(page, 2).click();

    await site.publish('Նոր անուն');
    await page.evaluate(async () => {
      const registration = await navigator.serviceWorker.ready;
      await registration.update();
      while (!registration.waiting) await new Promise((done) => setTimeout(done, 50));
    });
    await (await context.newCDPSession(page)).send('Network.clearBrowserCache');
    const ownScripts = await page.evaluate(() =>
      Promise.all(
        [...document.scripts].filter(({ src }) => src).map(async ({ src }) => (await fetch(src)).ok),
      ),
    );
    expect(new Set(ownScripts)).toEqual(new Set([true]));
    const offer = page.getByRole('button', { name: 'Թարմացնել' });
    await expect(offer).toBeVisible();
    await expect(page.getByTestId('song-row').first()).not.toContainText('Նոր անուն');
    await other.getByTestId('favorite-toggle').click();
    await expect(heart(page, 1)).toHaveAttribute('aria-pressed', 'true');

    const reloaded = page.waitForEvent('load');
    await offer.click();
    await reloaded;
    await titleEverywhere(page, 'Նոր անուն');
    await expect(heart(page, 1)).toHaveAttribute('aria-pressed', 'true');
    await expect(heart(page, 2)).toHaveAttribute('aria-pressed', 'true');

    await expect(other.getByTestId('transpose-value')).toHaveText('0');
    await expect(other.getByRole('button', { name: 'Թարմացնել' })).toBeVisible();
    const reloadedToo = other.waitForEvent('load');
    await other.evaluate(() => void document.dispatchEvent(new Event('visibilitychange')));
    await reloadedToo;
    await expect(other.locator('script[src="/assets/main.00000002.js"]')).toBeAttached();
    await titleEverywhere(other, 'Նոր անուն');
    await expect(heart(other, 1)).toHaveAttribute('aria-pressed', 'true');
    await expect(heart(other, 2)).toHaveAttribute('aria-pressed', 'true');
    expect(faults).toEqual([]);
  } finally {
    await site.remove();
  }
});
