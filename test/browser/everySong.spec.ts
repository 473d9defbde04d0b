import type { Page } from '@playwright/test';
import { songs, type SongId } from '../../src/catalogue';
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

for (const width of [320, 390])
  test(`on ${width} pixels every credit is whole in two lines, close below its title`, async ({ page }) => {
    await page.setViewportSize({ width, height: 700 });
    for (const { id } of songs) {
      await page.goto(`/songs/${id}`);
      const { isCut, lines, gap } = await creditOf(page);
      expect.soft({ id, isCut }).toEqual({ id, isCut: false });
      expect.soft(lines, `song ${id}`).toBeLessThanOrEqual(2);
      expect.soft(gap, `song ${id}`).toBeGreaterThanOrEqual(4);
      expect.soft(gap, `song ${id}`).toBeLessThanOrEqual(6);
    }
  });

/** What is seen of a song: its letters' size, the stanzas of each column, wrapped lines, and whether it ends on screen. */
const standing = (page: Page) =>
  page.getByTestId('sheet').evaluate((sheet) => {
    const size = parseFloat(getComputedStyle(sheet).fontSize);
    const lines = [...sheet.querySelectorAll('[data-testid=song-line]:not(:empty)')];
    const places = lines.map((line) => line.getBoundingClientRect());
    const stanzas = [...sheet.querySelectorAll('[data-testid=stanza]')];
    const columns = new Map<number, number>();
    for (const stanza of stanzas) {
      const { left } = stanza.getBoundingClientRect();
      columns.set(left, (columns.get(left) ?? 0) + 1);
    }
    return {
      size,
      columns: [...columns.values()],
      wrapped: places.filter(({ height }) => height > 3.2 * size).length,
      isWhole: Math.max(...places.map(({ bottom }) => bottom)) + scrollY <= innerHeight,
    };
  });

/** Wide screens; `least` is the least number of songs that are whole there. */
const WIDE = [
  { width: 1024, height: 768, least: 28 },
  { width: 1366, height: 768, least: 43 },
  { width: 1920, height: 1080, least: 51 },
];

test('from 1024 pixels most songs are whole, the others in one column as chosen', async ({ page }) => {
  const seen: (Awaited<ReturnType<typeof standing>> & { id: SongId; width: number })[] = [];
  for (const { id } of songs) {
    await turnTo(page, id);
    for (const { width, height } of WIDE) {
      await page.setViewportSize({ width, height });
      seen.push({ id, width, ...(await standing(page)) });
    }
  }
  const chosen = Math.max(...seen.map(({ size }) => size));
  const parts = seen.filter(({ isWhole }) => !isWhole);
  expect(parts.filter(({ size, columns }) => size !== chosen || columns.length > 1)).toEqual([]);
  expect(seen.filter(({ size }) => size < 0.79 * chosen)).toEqual([]);
  expect(seen.filter(({ columns, wrapped }) => columns.length > 1 && wrapped > 0)).toEqual([]);
  // Equal stanzas fill the first column first.
  expect(seen.find(({ id, width }) => id === 22 && width === 1920)?.columns).toEqual([4, 3]);
  for (const { width, least } of WIDE) {
    const whole = seen.filter((song) => song.width === width && song.isWhole);
    expect(whole.length, `${width} pixels`).toBeGreaterThanOrEqual(least);
  }
});
