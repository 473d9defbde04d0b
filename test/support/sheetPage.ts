import { type Page } from '@playwright/test';

/** Where the Latin letters of a sheet stand. */
export const latin = (page: Page) => page.locator('[data-testid=sheet] [lang=hy-Latn]');

/** Every pair of chords, words and Latin letters whose letters lie over each other. */
export const overlaps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const drawn = ['[data-testid=chord]', '[data-testid=lyric]', '[lang=hy-Latn]'];
    const seen = drawn.map((piece) => `[data-line]:not([data-repeat=mark]) ${piece}`).join();
    const pieces = [...document.querySelectorAll(seen)].flatMap((piece) => {
      const range = document.createRange();
      range.selectNodeContents(piece);
      const text = piece.textContent.trim();
      return text
        ? // A line's letters leave room above and below them.
          Array.from(range.getClientRects(), ({ left, right, top, bottom, height }) => ({
            text,
            piece,
            left: left + 0.5,
            right: right - 0.5,
            top: top + height * 0.15,
            bottom: bottom - height * 0.15,
          })).filter(({ left, right }) => right > left)
        : [];
    });
    pieces.sort((one, other) => one.top - other.top);
    const found: string[] = [];
    pieces.forEach((one, index) => {
      // Only what begins above the end of this one can lie over it.
      for (let next = index + 1; next < pieces.length && pieces[next]!.top < one.bottom; next++) {
        const other = pieces[next]!;
        const isOver = one.left < other.right && other.left < one.right && one.top < other.bottom;
        if (isOver && other.piece !== one.piece) found.push(`${one.text} × ${other.text}`);
      }
    });
    return found;
  });
