import type { Page } from '@playwright/test';
import { booklet, bookletFaults, drawBooklet, drawSongs, pageCount } from '../support/printing';
import { expect, test } from '../support/browser';
import { drawn, holdBack, storeBefore } from '../support/page';
import { storedSettings } from '../support/storedSettings';

const FAVORITES = [1, 7, 27, 47];
const button = (page: Page) => page.getByRole('button', { name: 'Տպել որպես գրքույկ' });

/** Asks for the booklet in the dialog that its button opens. */
async function print(page: Page): Promise<void> {
  if (!(await page.getByRole('dialog').isVisible())) await button(page).click();
  await page.getByRole('button', { name: 'Տպել', exact: true }).click();
}

async function openFavorites(page: Page, others: Record<string, string> = {}): Promise<void> {
  await storeBefore(page, {
    ...Object.fromEntries(FAVORITES.map((id) => [`fav${id}`, '1'])),
    ...others,
  });
  await page.goto('/favorites');
  await expect(button(page)).toBeVisible();
}

/** Lets the page print into a note of what is drawn. */
const notePrinting = (page: Page): Promise<unknown> =>
  page.addInitScript(() => {
    window.print = () => {
      dispatchEvent(new Event('beforeprint'));
      const titles = [...document.querySelectorAll('[data-testid=booklet] article h2')];
      document.documentElement.dataset['printed'] = titles.map((title) => title.textContent).join('|');
      dispatchEvent(new Event('afterprint'));
    };
  });

test('a booklet is printed alone, in the keys and with the letters of the songs', async ({ page }) => {
  await openFavorites(page, { tr7: '3', ...storedSettings({ latin: 'eastern', theme: 'dark' }) });
  await drawBooklet(page);
  await expect(booklet(page)).toBeHidden();
  await page.emulateMedia({ media: 'print' });
  await expect(booklet(page)).toBeVisible();
  await expect(page.getByTestId('song-row').first()).toBeHidden();
  await expect(page.locator('button >> visible=true')).toHaveCount(0);
  await expect(booklet(page).getByTestId('latin-names').first()).toHaveText(/^Kilikia/);
  await expect(booklet(page).locator('article').first().getByTestId('latin-names')).toHaveText(/^Kilikia/);
  await expect(booklet(page).getByText('+3 կիսատոն')).toBeVisible();
  await expect(booklet(page).locator('[lang=hy-Latn]').first()).toBeVisible();
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await expect(booklet(page)).toHaveCount(0);
});

for (const [what, files] of [
  ['songs', '**/*.json'],
  ['letters', '**/*.woff2'],
] as const)
  test(`the button waits for ${what} that have not arrived, then prints all songs @whole`, async ({
    page,
  }) => {
    await notePrinting(page);
    const release = await holdBack(page, files);
    await openFavorites(page);
    await print(page);
    await expect(page.getByText('Գրքույկը պատրաստվում է…')).toBeVisible();
    await drawn(page);
    await expect(page.locator('html')).not.toHaveAttribute('data-printed');
    release();
    await expect(page.locator('html')).toHaveAttribute('data-printed', /^1\. .+\|2\. .+\|3\. .+\|4\. [^|]+$/);
    await expect(page.getByText('Գրքույկը պատրաստվում է…')).toBeHidden();
  });

test('song 22 takes one page of A4 in a booklet, as it does alone @whole', async ({ page }) => {
  await drawSongs(page, [22], { bookletPaper: 'A4' });
  await expect(booklet(page).getByTestId('sheet')).toHaveCount(1);
});

for (const choice of [
  { bookletPaper: 'A4' },
  { bookletPaper: 'A4', bookletSheet: 'lyrics', latin: 'eastern' },
  { bookletPaper: 'A5', bookletLetters: 'large' },
  { bookletPaper: 'Letter' },
])
  test(`as ${JSON.stringify(choice)} all songs are where the contents say @whole`, async ({ page }) => {
    test.slow();
    await drawSongs(page, [...Array(51).keys()], choice);
    const { entries, songs, lines, sizes, aside, initials, covered } = await booklet(page).evaluate(
      (element) => {
        const pages = [...element.querySelectorAll('[data-testid=booklet-page]')].map((leaf) => ({
          number: Number(leaf.lastElementChild!.textContent),
          title: leaf.querySelector('article h2')?.textContent.replace(/^\d+\. /, ''),
        }));
        const heads = [...element.querySelectorAll('article header:has(> svg)')];
        const isCovered = (head: Element): boolean => {
          const initial = head.querySelector('svg')!.getBoundingClientRect();
          return [...head.querySelectorAll('h2, p')].some((words) => {
            const range = document.createRange();
            range.selectNodeContents(words);
            return [...range.getClientRects()].some(
              ({ left, top }) => left < initial.right && top < initial.bottom,
            );
          });
        };
        const ofNumber = [...pages].sort((one, other) => one.number - other.number);
        return {
          entries: [...element.querySelectorAll('li')]
            .map((entry) => [...entry.querySelectorAll('span')].map((part) => part.textContent))
            .map(([title, , number]) => [Number(number), title] as const)
            .sort(([one], [other]) => one - other),
          songs: ofNumber.flatMap(({ number, title }) => (title ? [[number, title] as const] : [])),
          lines: element.querySelectorAll('[data-line]').length,
          sizes: new Set(
            [...element.querySelectorAll('[data-testid=sheet]')].map(
              (sheet) => getComputedStyle(sheet).fontSize,
            ),
          ).size,
          initials: heads.length,
          covered: heads.filter(isCovered).map(({ textContent }) => textContent),
          // How far the words stand from the middle of their page.
          aside: Math.max(
            ...[...element.querySelectorAll('[data-testid=sheet]')].map((sheet) => {
              const [words, page] = [sheet, sheet.closest('[data-testid=booklet-page]')!].map((part) =>
                part.getBoundingClientRect(),
              );
              return Math.abs(words!.left + words!.right - page!.left - page!.right);
            }),
          ),
        };
      },
    );
    expect(songs).toHaveLength(51);
    expect(entries).toEqual(songs);
    expect(lines).toBe(
      await page.evaluate(() =>
        Object.values(window.songbook.getState().catalogue.contents).reduce(
          (sum, song) => sum + song.body.lyrics.length,
          0,
        ),
      ),
    );
    expect(await bookletFaults(page)).toEqual([]);
    expect(initials).toBeGreaterThan(40);
    expect(covered).toEqual([]);
    expect(sizes).toBeLessThanOrEqual(2);
    expect(aside).toBeLessThan(2);
    const sides = await booklet(page).evaluate((element) => element.childElementCount);
    await page.evaluate(() => dispatchEvent(new Event('afterprint')));
    await page.emulateMedia({ media: null });
    // The browser's own printing gives the same, and leaves the page as it was.
    expect(pageCount(await page.pdf({ preferCSSPageSize: true }))).toBe(sides);
    await expect(booklet(page)).toHaveCount(0);
    await expect(page.getByTestId('song-row')).toHaveCount(51);
  });

test('the booklet is as chosen, next time too, and the screen stays as it was @whole', async ({ page }) => {
  await notePrinting(page);
  await openFavorites(page);
  await button(page).click();
  await page.getByRole('radio', { name: 'A5՝ ծալված' }).check();
  const picture = page.getByTestId('booklet-picture');
  const chord = picture.locator('[data-testid=sheet]').getByText('Am', { exact: true }).first();
  await expect(chord).toBeVisible();
  await page.getByRole('radio', { name: 'Միայն խոսքեր' }).check();
  await expect(chord).toBeHidden();
  await expect(page.locator('html')).toHaveAttribute('data-sheet', 'chords');
  await expect(page.getByText(/շրջելով կարճ եզրով/)).toBeVisible();
  await print(page);
  await expect(page.locator('html')).toHaveAttribute('data-printed', /4\. /);
  await page.keyboard.press('Escape');
  await page.reload();
  await button(page).click();
  await expect(page.getByRole('radio', { name: 'A5՝ ծալված' })).toBeChecked();
});
