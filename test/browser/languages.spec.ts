import { readFileSync } from 'node:fs';
import type { Page } from '@playwright/test';
import { expectNoViolations } from '../support/accessibility';
import { test as testHere } from '../support/browser';
import { boxesOf, hydrated, lettersThere, open, storeBefore, stored } from '../support/page';
import { overflow } from '../support/readerSettingsPage';
import { expect, inPlace, test } from '../support/site';
import { storedSettings } from '../support/storedSettings';

/** Waits until a page has been opened in a language. */
async function inLanguage(page: Page, language: string): Promise<void> {
  await page.waitForFunction((wanted) => document.documentElement.lang === wanted, language);
  await hydrated(page);
}

test.use({ locale: 'fr-CA' });

testHere('a language is offered; one that is chosen is kept, with its own addresses', async ({ page }) => {
  await page.goto('/songs/22?transpose=3');
  const offer = page.locator('[data-toasts]').getByRole('button', { name: 'Français' });
  await expect(offer).toBeVisible();
  await page.goto('/help');
  await page.getByRole('link', { name: 'Русский' }).click();
  await inLanguage(page, 'ru');
  await expect(page).toHaveURL('/ru/help');
  await expect(offer).toHaveCount(0);
  await page.goto('/songs/22?transpose=3');
  await inLanguage(page, 'ru');
  await expect(page).toHaveURL('/ru/songs/22?transpose=3');
  await expect(page.getByTestId('song-title')).toHaveText('Krunk');
  await expect(page.getByTestId('transpose-value')).toHaveText('3');
  await page.getByRole('navigation').getByRole('link').first().click();
  await expect(page).toHaveURL('/ru/');
});

for (const width of [320, 390])
  testHere(`the offer of a language is one row, ${width} pixels`, async ({ page }) => {
    await page.setViewportSize({ width, height: 844 });
    await page.goto('/songs/22');
    const buttons = page.locator('[data-toasts]').getByRole('button');
    await expect(buttons).toHaveCount(2);
    await lettersThere(page);
    expect(new Set((await boxesOf(buttons)).map(({ top }) => top)).size).toBe(1);
    expect((await page.locator('[data-toasts] > div').boundingBox())!.height).toBeLessThan(64);
  });

test('a language that was chosen stays offline @whole', async ({ visit: { page, site, address } }) => {
  await page.goto(`${address}/help`);
  await page.getByRole('link', { name: 'Русский' }).click();
  await inLanguage(page, 'ru');
  await inPlace(page);
  await site.stop();
  for (const path of ['/songs/22', '/sets/none', '/nothing', '/favorites', '/']) {
    await page.goto(`${address}/ru${path}`);
    await inLanguage(page, 'ru');
    expect(page.url()).toBe(`${address}/ru${path}`);
  }
  await page.goto(`${address}/ru/help`);
  await page.getByRole('link', { name: 'English' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  expect(await stored(page)).toMatchObject(storedSettings({ language: 'ru' }));

  await site.serve();
  await page.getByRole('link', { name: 'Հայերեն' }).click();
  await inLanguage(page, 'hy');
  await page.reload();
  await inLanguage(page, 'hy');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Օգնություն');
});

test('an address with a language is shown in it, and one without in the chosen one @whole', async ({
  visit: { page, address },
}) => {
  await page.goto(`${address}/en/songs/5#top`);
  await inLanguage(page, 'en');
  expect(page.url()).toBe(`${address}/en/songs/5#top`);
  expect(await stored(page)).not.toMatchObject(storedSettings({ language: 'en' }));
  await page.goto(`${address}/songs/6`);
  await inLanguage(page, 'hy');
  await page.goto(`${address}/en`);
  await inLanguage(page, 'en');
  expect(page.url()).toBe(`${address}/en/`);
});

/** The words of a page in Armenian letters that are not marked as Armenian. */
const armenianWords = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const words = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    const found: string[] = [];
    while (words.nextNode()) {
      const { parentElement: parent, nodeValue } = words.currentNode;
      if (/[\u0531-\u0587]/.test(nodeValue ?? '') && !parent?.closest('[lang=hy], script, style'))
        found.push(nodeValue!);
    }
    return found;
  });

const WIDE = { width: 1440, height: 800 };
const PATHS = ['/', '/favorites', '/songs/22', '/songs/47', '/sets', '/chords', '/help', '/nothing'];
const NARROW = { width: 320, height: 800 };

for (const language of ['en', 'ru', 'fr'])
  testHere(
    `in ${language} no page runs over, breaks a rule or shows Armenian words @whole`,
    async ({ page }) => {
      testHere.slow();
      await storeBefore(page, storedSettings({ language, textSize: 130 }));
      for (const path of PATHS)
        await testHere.step(path, async () => {
          await page.setViewportSize(WIDE);
          await page.goto(path);
          await inLanguage(page, language);
          for (const screen of [WIDE, NARROW]) {
            await page.setViewportSize(screen);
            expect(await overflow(page), `${screen.width} pixels`).toBe(0);
            expect(await armenianWords(page), `${screen.width} pixels`).toEqual([]);
          }
          // Its colours are those of the Armenian page.
          await expectNoViolations(page, { rules: { 'color-contrast': { enabled: false } } });
        });
    },
  );

testHere(
  'what stands beside the title of a song is focused without cutting the words there @whole',
  async ({ page }) => {
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of ['/en/songs/22', '/fr/songs/22', '/ru/songs/22']) {
      await open(page, path);
      const head = page.locator('article > header');
      const button = head.locator('[aria-pressed]').filter({ hasText: /latin|кир/i });
      await button.focus();
      await expect(button).toBeInViewport({ ratio: 1 });
      const cut = await head
        .locator('*')
        .evaluateAll((parts) => parts.filter(({ scrollTop }) => scrollTop > 0).map((part) => part.outerHTML));
      expect(cut, path).toEqual([]);
    }
  },
);

test('a set is opened in its language by a host that has one page for all addresses that it does not know', async ({
  visit: { page, proxy, address },
}) => {
  proxy.instead = (path) =>
    path.startsWith('/en/sets/') ? { type: 'text/html', body: readFileSync('dist/404.html') } : undefined;
  await page.goto(`${address}/en/sets/none?a=b#c`);
  await inLanguage(page, 'en');
  expect(page.url()).toBe(`${address}/en/sets/none?a=b#c`);
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Page not found');
});

test('an installed app starts in the chosen language, else in that of its installation', async ({
  visit: { page, address },
}) => {
  const read = await page.request.get(`${address}/en/manifest.webmanifest`);
  const { start_url: start } = (await read.json()) as { start_url: string };
  await page.goto(address + start);
  await inLanguage(page, 'en');
  await storeBefore(page, storedSettings({ language: 'hy' }), address);
  await page.goto(address + start);
  await inLanguage(page, 'hy');
  expect(page.url()).toBe(`${address}/`);
  await expect(page.getByRole('navigation').getByRole('link', { name: 'Language' })).toBeHidden();
});
