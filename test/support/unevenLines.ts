import type { Page } from '@playwright/test';

/** Draws a letter with a flat foot for each one of a sheet, without hyphens, and names the lines in which these do not stand on one level. */
export async function unevenLines(page: Page): Promise<string[]> {
  await page.getByTestId('lyric').evaluateAll((all) => {
    for (const chord of document.querySelectorAll('[data-hole]')) chord.removeAttribute('data-hole');
    for (const lyric of all)
      lyric.textContent = lyric.textContent.replace(/\p{L}/gu, 'H').replace(/[^H\s]/g, '');
  });
  const picture = (await page.screenshot({ fullPage: true })).toString('base64');
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (character) => character.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes], { type: 'image/png' }));
    const canvas = new OffscreenCanvas(image.width, image.height).getContext('2d', {
      willReadFrequently: true,
    })!;
    canvas.drawImage(image, 0, 0);
    /** The lowest dark pixel between two heights, in part of the page's width. */
    const footOf = ({ left, top, right, bottom }: DOMRect): number => {
      const from = Math.floor(top + scrollY);
      const width = Math.max(1, Math.floor(right - left));
      const { data } = canvas.getImageData(Math.ceil(left), from, width, Math.ceil(bottom - top) + 2);
      for (let pixel = data.length - 4; pixel >= 0; pixel -= 4)
        if (data[pixel]! < 128) return from + Math.floor(pixel / 4 / width);
      return 0;
    };
    return [...document.querySelectorAll<HTMLElement>('[data-testid=song-line]')]
      .filter((line) => {
        const rows = new Map<number, Set<number>>();
        for (const lyric of line.querySelectorAll('[data-testid=lyric]')) {
          if (!lyric.textContent.trim()) continue;
          for (const place of lyric.getClientRects()) {
            // The break between a chord and its words.
            if (place.width === 0) continue;
            const foot = footOf(place);
            const row = [...rows.keys()].find((other) => Math.abs(other - foot) < place.height / 2) ?? foot;
            rows.set(row, (rows.get(row) ?? new Set()).add(foot));
          }
        }
        return [...rows.values()].some(({ size }) => size > 1);
      })
      .map(({ dataset }) => dataset['line']!);
  }, picture);
}
