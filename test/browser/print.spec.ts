import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser';
import { FAST, listenTo, sungLine } from '../support/listeningPage';
import { boxesOf, storeBefore } from '../support/page';
import { pageCount, pagesOfTargets, showOnPaper, turnTo } from '../support/printing';
import { openPanel, overflow } from '../support/readerSettingsPage';
import { storedSettings } from '../support/storedSettings';

/** Marks each of a group's parts so that the PDF, which tells where the targets of links are, names their pages. */
const markTargets = (page: Page, groups: string, parts: string): Promise<string[][]> =>
  page.evaluate(
    ([group, part]) => {
      document.querySelector('#links')?.remove();
      for (const marked of document.querySelectorAll('[id^=target-]')) marked.removeAttribute('id');
      const links = Object.assign(document.createElement('p'), { id: 'links' });
      Object.assign(links.style, { position: 'absolute', top: '0', fontSize: '1px' });
      let count = 0;
      const names = [...document.querySelectorAll(group)].map((element) =>
        [...element.querySelectorAll(part)]
          .filter(({ textContent }) => textContent)
          .map((target) => {
            target.id = `target-${count++}`;
            const link = Object.assign(document.createElement('a'), {
              href: `#${target.id}`,
              textContent: '.',
            });
            links.append(link);
            return target.id;
          }),
      );
      document.body.append(links);
      return names;
    },
    [groups, parts] as const,
  );

test('the longest songs take a page of A4, and two of American paper @whole', async ({ page }) => {
  for (const id of [2, 6, 27]) {
    await turnTo(page, id);
    expect(pageCount(await page.pdf({ format: 'A4' }))).toBe(1);
    expect(pageCount(await page.pdf({ format: 'Letter' }))).toBeLessThanOrEqual(2);
  }
});

test('with what they mean, long songs fill the columns of two pages @whole', async ({ page }) => {
  for (const id of [5, 10, 20, 27, 30]) {
    await turnTo(page, id, '/en');
    await expect(page.getByTestId('meaning').first()).toBeVisible();
    const [lines] = await markTargets(page, '[data-testid=sheet]', '[data-testid=song-line]');
    const pdf = await page.pdf({ format: 'A4' });
    expect(pageCount(pdf)).toBe(2);
    const pages = pagesOfTargets(pdf);
    expect(new Set(lines!.map((line) => pages.get(line)))).toEqual(new Set([1, 2]));
  }
});

test.describe('on the width of A4 between its margins', () => {
  test.use({ viewport: { width: 680, height: 1009 } });

  test('lists stay on their paper, without their fields @whole', async ({ page }) => {
    for (const path of ['/', '/?q=սիր', '/sets']) {
      await page.emulateMedia({ media: 'screen' });
      await page.goto(path);
      const field = page.locator('main input');
      await expect(field).toBeVisible();
      await page.emulateMedia({ media: 'print' });
      await expect(field).toBeHidden();
      expect(await overflow(page)).toBe(0);
    }
  });

  test('a long song of short lines has two columns @whole', async ({ page }) => {
    for (const [id, columns] of [
      [7, 1],
      [2, 2],
    ] as const) {
      await turnTo(page, id);
      await showOnPaper(page);
      const stanzas = await boxesOf(page.getByTestId('stanza'));
      expect(new Set(stanzas.map(({ left }) => left)).size).toBe(columns);
      await showOnPaper(page, false);
    }
  });
});

test('no row of a printed list stands alone on the last page @whole', async ({ page }) => {
  await page.goto('/');
  await expect(page.getByTestId('song-row').first()).toBeVisible();
  const [rows] = await markTargets(page, 'main', '[data-testid=song-title]');
  expect(rows).toHaveLength(51);
  for (let last = 50; last > 28; last -= 2) {
    const targets = pagesOfTargets(await page.pdf({ format: 'A4' }));
    const pages = rows!.slice(0, last + 1).map((row) => targets.get(row)!);
    const onLast = pages.filter((number) => number === Math.max(...pages));
    expect.soft(onLast.length, `rows on the last page of ${last + 1}`).toBeGreaterThan(2);
    await page.evaluate(() => {
      for (const row of [...document.querySelectorAll('[data-testid=song-row]')].slice(-2)) row.remove();
    });
  }
});

test('paper shows the song and nothing that can be tapped', async ({ page }) => {
  await openPanel(page, '/songs/1');
  await page.emulateMedia({ media: 'print' });
  for (const shown of ['song-title', 'song-author']) await expect(page.getByTestId(shown)).toBeVisible();
  await expect(page.getByTestId('chord').first()).toBeVisible();
  for (const hidden of ['nav', 'button', 'iframe', 'footer', 'input', 'a:not([data-testid=song-author] *)'])
    await expect(page.locator(`${hidden} >> visible=true`)).toHaveCount(0);
  // Whoever made the song is named there, and looks like no link.
  for (const name of await page.getByTestId('song-author').locator('a').all())
    await expect(name).toHaveCSS('text-decoration-line', 'none');
});

test('dark colours stay on the screen', async ({ page }) => {
  await storeBefore(page, storedSettings({ theme: 'dark' }));
  await page.emulateMedia({ colorScheme: 'dark', media: 'print' });
  await turnTo(page, 1);
  await expect(page.locator('html')).toHaveAttribute('data-theme', 'dark');
  // The first is the number of the strophe.
  await expect(page.getByTestId('lyric').nth(1)).toHaveCSS('color', 'rgb(0, 0, 0)');
  await expect(page.getByTestId('chord').first()).toHaveCSS('color', 'rgb(138, 32, 56)');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('what is sung while a song is printed looks like all other words @whole', async ({ page }) => {
  await listenTo(page, 12, ['tune'], FAST);
  await expect(sungLine(page)).toBeVisible();
  const marks = () =>
    sungLine(page).evaluate((line) => [
      getComputedStyle(line).backgroundColor,
      getComputedStyle(line, '::highlight(songbook-sung)').textDecorationLine,
    ]);
  const [CLEAR, NONE] = ['rgba(0, 0, 0, 0)', 'none'];
  expect(await marks()).toEqual([expect.not.stringContaining(CLEAR), 'underline']);
  await page.emulateMedia({ media: 'print' });
  expect(await marks()).toEqual([CLEAR, NONE]);
});
