import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser';
import { FAST, listenTo, sungLine } from '../support/listeningPage';
import { storeBefore } from '../support/page';
import { pageCount, pagesOfTargets, showOnPaper, turnTo } from '../support/printing';
import { openPanel, overflow, shifts } from '../support/readerSettingsPage';
import { latin, overlaps } from '../support/sheetPage';
import { storedSettings } from '../support/storedSettings';

const SONGS_PER_TEST = 9;

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

/** Prints the open song; for each stanza, the pages its lines came to stand on. */
async function printed(page: Page, format: 'A4' | 'Letter') {
  const stanzas = await markTargets(page, '[data-testid=stanza]', '[data-line]:not([data-repeat=mark])');
  const pdf = await page.pdf({ format });
  const targets = pagesOfTargets(pdf);
  return { pages: pageCount(pdf), stanzas: stanzas.map((lines) => lines.map((line) => targets.get(line))) };
}

for (let first = 0; first < 51; first += SONGS_PER_TEST) {
  const last = Math.min(first + SONGS_PER_TEST, 51) - 1;
  test(`songs ${first} to ${last} take a page of A4 each, and no stanza is split @whole`, async ({
    page,
  }) => {
    test.slow();
    for (let id = first; id <= last; id++) {
      await turnTo(page, id);
      const { pages, stanzas } = await printed(page, 'A4');
      expect.soft(pages, `pages of song ${id}`).toBe(1);
      expect.soft(new Set(stanzas.flat()).size, `pages with words of song ${id}`).toBe(1);
      const numbers = stanzas.filter((lines) => lines.length > 0).map((lines) => [...new Set(lines)]);
      expect.soft(numbers, `stanzas of song ${id}`).toEqual(numbers.map(() => [expect.any(Number)]));
    }
  });
}

test('the longest songs take two pages of American paper @whole', async ({ page }) => {
  for (const id of [2, 6, 27]) {
    await turnTo(page, id);
    expect((await printed(page, 'Letter')).pages).toBeLessThanOrEqual(2);
  }
});

for (const [width, textSize, other] of [
  [680, 100, {}],
  [680, 200, { latin: 'eastern', notation: 'glyphs' }],
  [446, 200, {}],
] as const)
  test(`on paper chords stay: ${width} pixels, ${textSize} %, ${JSON.stringify(other)} @whole`, async ({
    page,
  }) => {
    await page.setViewportSize({ width, height: 1009 });
    await storeBefore(page, { ...storedSettings({ textSize, ...other }), tr2: '10' });
    await page.emulateMedia({ media: 'print' });
    for (const id of [2, 6, 7, 47]) {
      await turnTo(page, id);
      if ('latin' in other && id !== 47) await expect(latin(page).first()).toBeVisible();
      for (let step = 0; step < 12; step += 3) {
        expect(Math.max(...(await shifts(page)))).toBeLessThan(1);
        expect(await overlaps(page)).toEqual([]);
        expect(await overflow(page)).toBe(0);
        for (let click = 0; click < 3; click++) await page.getByTestId('transpose-up').dispatchEvent('click');
      }
    }
  });

test.describe('on the width of A4 between its margins', () => {
  test.use({ viewport: { width: 680, height: 1009 } });

  test('lists stay on their paper, without their fields', async ({ page }) => {
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

  test('a long song of short lines has two columns', async ({ page }) => {
    const lefts = () =>
      page
        .getByTestId('stanza')
        .evaluateAll((all) => new Set(all.map((stanza) => stanza.getBoundingClientRect().left)).size);
    for (const [id, columns] of [
      [7, 1],
      [2, 2],
    ] as const) {
      await turnTo(page, id);
      await showOnPaper(page);
      expect(await lefts()).toBe(columns);
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
  await expect(page.getByTestId('chord').first()).toHaveCSS('color', 'rgb(154, 39, 64)');
  await expect(page.locator('html')).toHaveCSS('background-color', 'rgb(255, 255, 255)');
});

test('what is sung while a song is printed looks like all other words', async ({ page }) => {
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
