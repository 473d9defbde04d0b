import type { Page } from '@playwright/test';
import { repeatsOf, songs } from '../../src/catalogue';
import { expect, test } from '../support/browser';
import { storeBefore, openWith } from '../support/page';
import { opener, overflow, READER_SETTINGS_KEY, unevenHeights } from '../support/readerSettingsPage';

const lines = (page: Page) => page.getByTestId('song-line');

/** The height of every line of the open song, in pixels. */
const heights = (page: Page): Promise<number[]> =>
  lines(page).evaluateAll((all) => all.map((line) => Math.round(line.getBoundingClientRect().height)));

test('the font of sharps and flats is fetched when the first of them is seen', async ({ page }) => {
  const fetched = new Set<string>();
  page.on('request', (request) => fetched.add(request.url()));
  const signs = () => [...fetched].filter((url) => url.includes('music'));
  await page.goto('/songs/0');
  await expect.poll(() => [...fetched].filter((url) => url.endsWith('.woff2'))).toHaveLength(2);
  expect(signs()).toEqual([]);
  await opener(page).click();
  await expect.poll(signs).toHaveLength(1);
});

test('a sharp stands right behind its letter, also over words that are set apart', async ({ page }) => {
  await openWith(page, { [READER_SETTINGS_KEY]: '{"notation":"german"}', tr22: '2' }, '/songs/22');
  const chords = page.getByTestId('chord').filter({ hasText: /^F♯$/ });
  await expect(chords.first()).toBeVisible();
  const drawnWidths = await chords.evaluateAll((all) =>
    all.map((chord) => {
      const letters = document.createRange();
      letters.selectNodeContents(chord);
      return Math.round(letters.getBoundingClientRect().width);
    }),
  );
  expect(drawnWidths).toEqual(drawnWidths.map(() => drawnWidths[0]));
});

for (const reading of [{}, { latin: 'eastern' }, { textSize: 200 }, { columns: 'fit' }])
  test(`a rule stands beside what is sung twice, and labels stand apart, ${JSON.stringify(reading)}`, async ({
    page,
  }) => {
    await page.setViewportSize({ width: 320, height: 640 });
    await storeBefore(page, { [READER_SETTINGS_KEY]: JSON.stringify(reading) });
    for (const id of [24, 28, 48]) {
      await page.goto(`/songs/${id}`);
      const repeats = repeatsOf(songs[id]!);
      const drawn = await lines(page).evaluateAll((all) =>
        all.map((line) => {
          const { borderLeftWidth, borderLeftStyle } = getComputedStyle(line);
          const { left, width } = line.getBoundingClientRect();
          return {
            isRuled: borderLeftStyle === 'solid' && parseFloat(borderLeftWidth) >= 1 && width > 1,
            isOnScreen: left >= 0,
            behind: getComputedStyle(line, '::after').content,
          };
        }),
      );
      const indices = (is: (line: (typeof drawn)[number]) => boolean): number[] =>
        [...drawn.keys()].filter((line) => is(drawn[line]!));
      expect(indices(({ isRuled }) => isRuled)).toEqual(repeats.flatMap((repeat) => repeat.lines));
      expect(indices(({ behind }) => behind.includes('×2'))).toEqual(
        repeats.map((repeat) => repeat.lines.at(-1)),
      );
      if (!('columns' in reading)) expect(indices(({ isOnScreen }) => !isOnScreen)).toEqual([]);
      expect(await overflow(page)).toBeLessThanOrEqual(0);
      expect(await unevenHeights(page)).toEqual([]);
    }
  });

test('the number of a strophe makes its line no higher', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto('/songs/11');
  const [first, second] = await heights(page);
  expect(first).toBe(second);
});
