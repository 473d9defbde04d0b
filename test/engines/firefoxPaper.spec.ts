import { inflateSync } from 'node:zlib';
import { songs } from '../../src/catalogue';
import { expect } from '../support/browser';
import { openWith } from '../support/page';
import { booklet, drawBooklet } from '../support/printing';
import { storedSettings } from '../support/storedSettings';
import { test } from './firefoxTest';

const favorites = (ids: readonly number[]) => Object.fromEntries(ids.map((id) => [`fav${id}`, '1']));

/** How many pages a PDF file has that Firefox printed, which packs its objects. */
function pageCount(pdf: Buffer): number {
  const text = pdf.toString('latin1');
  const packed = text.matchAll(/\/ObjStm\b[^]*?stream\r?\n([^]*?)\r?\nendstream/g);
  const objects = Array.from(packed, ([, data = '']) =>
    inflateSync(Buffer.from(data, 'latin1')).toString('latin1'),
  );
  return [text, ...objects].join('\n').match(/\/Type\s*\/Page\b(?!s)/g)?.length ?? 0;
}

for (const settings of [{}, { bookletSheet: 'lyrics', latin: 'eastern' }, { bookletPaper: 'A5' }])
  test(`no line of a booklet wraps, ${JSON.stringify(settings)}`, async ({ page }) => {
    const all = songs.map(({ id }) => id);
    await openWith(page, { ...favorites(all), ...storedSettings(settings) }, '/favorites');
    await drawBooklet(page);
    const wrapped = await booklet(page).evaluate((element) =>
      [...element.querySelectorAll('[data-testid=sheet]')].flatMap((sheet) => {
        const lines = [...sheet.querySelectorAll('[data-testid=song-line]')];
        return lines.flatMap((line) => {
          const words = [...line.querySelectorAll('[data-testid=lyric]')].filter(
            (lyric) => lyric.textContent.trim() !== '',
          );
          const [first, last] = [words[0], words.at(-1)].map((one) => one?.getBoundingClientRect());
          return first && last && last.top > first.bottom ? [line.textContent] : [];
        });
      }),
    );
    expect(wrapped).toEqual([]);
  });

test('«Mer hayrenik» is printed in large letters', async ({ page }) => {
  await openWith(page, favorites([0]), '/favorites');
  await drawBooklet(page);
  const letters = await booklet(page)
    .getByTestId('sheet')
    .evaluate((sheet) => parseFloat(getComputedStyle(sheet).fontSize));
  expect(letters).toBeGreaterThan(19);
});

test('a booklet is printed on the pages that were drawn, and a song on one', async ({ page }) => {
  await openWith(page, favorites([1, 7, 27, 47]), '/favorites');
  await drawBooklet(page);
  const sides = await booklet(page).evaluate((element) => element.childElementCount);
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  expect(pageCount(await page.pdf({ preferCSSPageSize: true }))).toBe(sides);
  await page.goto('/songs/22');
  expect(pageCount(await page.pdf())).toBe(1);
});
