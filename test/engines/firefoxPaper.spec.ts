import { songs } from '../../src/catalogue';
import { expect } from '../support/browser';
import { openWith } from '../support/page';
import { booklet, drawBooklet } from '../support/printing';
import { storedSettings } from '../support/storedSettings';
import { test } from './pageTest';

const favorites = (ids: readonly number[]) => Object.fromEntries(ids.map((id) => [`fav${id}`, '1']));

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
