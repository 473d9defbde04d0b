import type { Page } from '@playwright/test';

/** Where the Latin letters of a sheet stand. */
export const latin = (page: Page) => page.locator('[lang=hy-Latn]');

/** Every pair of chords, words and Latin letters whose letters lie over each other. */
export const overlaps = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const pieces = [
      ...document.querySelectorAll('[data-testid=chord], [data-testid=lyric], [lang=hy-Latn]'),
    ].flatMap((piece) => {
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
    return pieces.flatMap((one, index) =>
      pieces
        .slice(index + 1)
        .filter(
          (other) =>
            other.piece !== one.piece &&
            one.left < other.right &&
            other.left < one.right &&
            one.top < other.bottom &&
            other.top < one.bottom,
        )
        .map((other) => `${one.text} × ${other.text}`),
    );
  });
