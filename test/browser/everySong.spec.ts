import type { Page } from '@playwright/test';
import { songs } from '../../src/catalogue';
import { expect, test } from '../support/browser';
import { openAllSheets, turnTo } from '../support/printing';

/** The rows of sheets that hold a sign, a single letter or a ×2 alone, though their line began before them, and parted words. */
const badRows = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const lone: string[] = [];
    const lines = [...document.querySelectorAll<HTMLElement>('[data-line]:not([data-repeat=mark])')];
    const range = new Range();
    for (const line of lines) {
      const rows = new Map<number, string>();
      let before = { letter: '', row: 0 };
      for (const lyric of line.querySelectorAll('[data-testid=lyric]')) {
        const text = lyric.firstChild;
        for (let at = 0; at < (text?.textContent?.length ?? 0); at++) {
          range.setStart(text!, at);
          range.setEnd(text!, at + 1);
          const { bottom } = range.getBoundingClientRect();
          // Smaller letters of a label stand a little higher.
          const row = [...rows.keys()].find((other) => Math.abs(other - bottom) < 8) ?? bottom;
          const letter = String(range);
          rows.set(row, (rows.get(row) ?? '') + letter);
          if (row !== before.row && /^\p{L}{2}$/u.test(before.letter + letter))
            lone.push(`${before.letter}-${letter} in «${line.textContent}»`);
          before = { letter, row };
        }
      }
      const [, ...wrapped] = rows.values();
      lone.push(...wrapped.filter((row) => row.trim() && (row.match(/\p{L}/gu) ?? []).length < 2));
    }
    const heights = () => lines.map((line) => line.offsetHeight);
    const before = heights();
    // The page's policy allows no style element.
    const style = new CSSStyleSheet();
    style.replaceSync('[data-line][data-repeat]::after { content: none !important }');
    document.adoptedStyleSheets = [style];
    const after = heights();
    document.adoptedStyleSheets = [];
    const signs = lines.filter((_, index) => before[index]! > after[index]!);
    return [...lone, ...signs.map(({ textContent }) => `×2 of «${textContent}»`)];
  });

test('in every song no sign and no ×2 stands alone on a row, and no word is parted', async ({ page }) => {
  await openAllSheets(page);
  for (const width of [320, 345, 360, 375, 390, 412, 480, 600, 768]) {
    await page.setViewportSize({ width, height: 700 });
    expect.soft(await badRows(page), `${width} pixels`).toEqual([]);
  }
});
/** The credit of the open song: whether it is cut, in how many lines it stands, and how far below the title. */
const creditOf = (page: Page) =>
  page
    .getByTestId('song-author')
    .first()
    .evaluate((credit) => {
      const { textOverflow, lineHeight } = getComputedStyle(credit);
      const { top, height } = credit.getBoundingClientRect();
      return {
        isCut: credit.scrollWidth > credit.clientWidth || textOverflow !== 'clip',
        lines: Math.round(height / parseFloat(lineHeight)),
        gap: top - credit.previousElementSibling!.getBoundingClientRect().bottom,
      };
    });

test('on a phone every credit is whole in two lines, close below its title', async ({ page }) => {
  for (const { id } of songs) {
    await turnTo(page, id);
    for (const width of [320, 390]) {
      await page.setViewportSize({ width, height: 700 });
      const { isCut, lines, gap } = await creditOf(page);
      const where = `song ${id}, ${width} pixels`;
      expect.soft(isCut, where).toBe(false);
      expect.soft(lines, where).toBeLessThanOrEqual(2);
      expect.soft(gap, where).toBeGreaterThanOrEqual(4);
      expect.soft(gap, where).toBeLessThanOrEqual(6);
    }
  }
});
