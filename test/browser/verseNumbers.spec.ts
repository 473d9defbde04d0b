import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser';
import { storeBefore } from '../support/page';
import { storedSettings } from '../support/storedSettings';

/** Where the words of each line begin, and where the numbers of verses begin and end. */
const places = (page: Page) =>
  page.getByTestId('sheet').evaluate((sheet) => {
    const lines = [...sheet.querySelectorAll<HTMLElement>('[data-line]')].filter(
      ({ offsetHeight }) => offsetHeight > 1,
    );
    const words = lines.map((line) => {
      const lyric = [...line.querySelectorAll('[data-testid=lyric]')].find(
        (one) => !one.closest('[data-label]'),
      );
      const range = document.createRange();
      range.selectNodeContents(lyric!);
      return Math.round(range.getClientRects()[0]!.left);
    });
    const numbers = [...sheet.querySelectorAll('[data-label] [data-testid=lyric]')]
      .filter(({ textContent }) => /^\d/.test(textContent))
      .map((number) => {
        const { left, right } = number.getBoundingClientRect();
        return { left, right };
      });
    return { words: [...new Set(words)], numbers };
  });

for (const [width, textSize, media] of [
  [320, 100, 'screen'],
  [390, 200, 'screen'],
  [768, 100, 'screen'],
  [794, 100, 'print'],
] as const)
  // In song 25 lines with a number are sung twice.
  for (const song of [22, 25])
    test(`no line is shifted by the number of its verse: song ${song}, ${width} pixels, ${textSize} %, ${media}`, async ({
      page,
    }) => {
      await page.setViewportSize({ width, height: 900 });
      await storeBefore(page, storedSettings({ textSize }));
      await page.goto(`/songs/${song}`);
      await page.emulateMedia({ media });
      const { words, numbers } = await places(page);
      expect(words).toHaveLength(1);
      expect(numbers.length).toBeGreaterThan(5);
      for (const { left, right } of numbers) {
        expect(left).toBeGreaterThanOrEqual(-1);
        expect(right).toBeLessThanOrEqual(words[0]! + 0.5);
      }
    });
