import type { Page } from '@playwright/test';
import { songs } from '../../src/catalogue';
import { expect, test } from '../support/browser';
import { openSong } from '../support/playingPage';

/** The rows of a song that hold a sign, a single letter or a ×2 alone, though their line began before them. */
const loneRows = (page: Page): Promise<string[]> =>
  page.getByTestId('sheet').evaluate((sheet) => {
    const lone: string[] = [];
    const lines = [...sheet.querySelectorAll<HTMLElement>('[data-line]:not([data-repeat=mark])')];
    for (const line of lines) {
      const rows = new Map<number, string>();
      for (const lyric of line.querySelectorAll('[data-testid=lyric]')) {
        const text = lyric.firstChild;
        for (let at = 0; at < (text?.textContent?.length ?? 0); at++) {
          const range = new Range();
          range.setStart(text!, at);
          range.setEnd(text!, at + 1);
          const { bottom } = range.getBoundingClientRect();
          // Smaller letters of a label stand a little higher.
          const row = [...rows.keys()].find((other) => Math.abs(other - bottom) < 8) ?? bottom;
          rows.set(row, (rows.get(row) ?? '') + String(range));
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
    return [...lone, ...lines.filter((_, index) => before[index]! > after[index]!).map(() => '×2')];
  });

const WIDTHS = [320, 345, 360, 375, 390, 412, 480, 600, 768, 1024, 1440];

for (const part of [0, 1, 2])
  test(`no sign and no ×2 stands alone on a row at any width, songs ${part * 17} to ${part * 17 + 16}`, async ({
    page,
  }) => {
    for (const { id } of songs.slice(part * 17, part * 17 + 17)) {
      await openSong(page, `/songs/${id}`);
      for (const width of WIDTHS) {
        await page.setViewportSize({ width, height: 700 });
        expect.soft(await loneRows(page), `song ${id}, ${width} pixels`).toEqual([]);
      }
    }
  });
