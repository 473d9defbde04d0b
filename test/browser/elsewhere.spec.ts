import { expect, test } from '../support/browser';
import { hydrated, open } from '../support/page';
import { inPlace, test as testOnSite } from '../support/site';

/** Serves the built page of a path below another one, as archives do. */
async function serveCopy(page: import('@playwright/test').Page, path: string, copy: string): Promise<void> {
  await page.route(`**${copy}`, async (route) => {
    const built = await route.fetch({ url: new URL(path, route.request().url()).href });
    await route.fulfill({ response: built });
  });
  await page.goto(copy);
}

for (const above of ['/web/2026/https://songbook.example/en', '/copies'])
  test(`a copy of a song below ${above} works as the song`, async ({ page }) => {
    await serveCopy(page, '/songs/22', `${above}/songs/22`);
    await hydrated(page);
    await expect(page.getByTestId('song-line')).not.toHaveCount(0);
    await page.getByTestId('transpose-up').click();
    await expect(page.getByTestId('transpose-value')).toHaveText('1');
    await expect(page.getByTestId('not-found')).toHaveCount(0);
  });

test('a copy of a song at another address, and of another page, stays as built @whole', async ({ page }) => {
  const isLeft = () => page.waitForFunction(() => window.songbookTaps === undefined);
  await serveCopy(page, '/songs/22', '/copies/song.html');
  await isLeft();
  await expect(page.getByTestId('song-line')).not.toHaveCount(0);
  await serveCopy(page, '/help', '/copies/help');
  await isLeft();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Օգնություն');
});

testOnSite(
  'without a network a song in another language is shown in the one that is there @whole',
  async ({ visit: { page, site, address } }) => {
    await page.goto(`${address}/songs/30`);
    await inPlace(page);
    await page.reload();
    await hydrated(page);
    const title = await page.title();
    await site.stop();
    for (const prefix of ['/en', '/ru', '/fr']) {
      await open(page, `${address}${prefix}/songs/30`);
      expect(await page.title()).toBe(title);
      await expect(page.getByTestId('song-line')).not.toHaveCount(0);
      await page.getByTestId('transpose-up').click();
    }
    await page.getByRole('link', { name: 'Գլխավոր 🏠' }).click();
    await expect(page.getByTestId('song-row')).toHaveCount(51);
    await page.goto(`${address}/en/`);
    await expect(page.getByTestId('song-row')).toHaveCount(51);
  },
);

testOnSite(
  'the worker of a language leaves what that of another has kept @whole',
  async ({ visit: { page, address } }) => {
    await page.goto(`${address}/help`);
    await inPlace(page);
    const older = '/assets/tune.older.js';
    const names = await page.evaluate(async (path) => {
      const all = await caches.keys();
      for (const name of all) await (await caches.open(name)).put(path, new Response('kept'));
      return all;
    }, older);
    expect(names.length).toBeGreaterThan(1);
    await page.goto(`${address}/en/help`);
    await inPlace(page);
    const left = await page.evaluate(
      async ([path, all]) => {
        const found = await Promise.all(all.map((cacheName) => caches.match(path, { cacheName })));
        return all.filter((_, index) => found[index]);
      },
      [older, names] as const,
    );
    expect(left).toEqual(names);
  },
);
