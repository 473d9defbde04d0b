import { songs } from '../../src/catalogue';
import { expect } from '../support/browser';
import { booklet, drawSongs } from '../support/printing';
import { letterSize } from '../support/readerSettingsPage';
import { test } from './pageTest';

for (const settings of [{}, { bookletSheet: 'lyrics', latin: 'eastern' }, { bookletPaper: 'A5' }])
  test(`no line of a booklet wraps, ${JSON.stringify(settings)}`, async ({ page }) => {
    const all = songs.map(({ id }) => id);
    await drawSongs(page, all, settings);
    const wrapped = await booklet(page)
      .getByTestId('song-line')
      .evaluateAll((lines) =>
        lines.flatMap((line) => {
          const words = [...line.querySelectorAll('[data-testid=lyric]')]
            .filter((lyric) => lyric.textContent.trim() !== '')
            .map((lyric) => lyric.getBoundingClientRect());
          return words.some(({ top }) => top > words[0]!.bottom) ? [line.textContent] : [];
        }),
      );
    expect(wrapped).toEqual([]);
  });

test('«Mer hayrenik» is printed in large letters', async ({ page }) => {
  await drawSongs(page, [0], {});
  expect(await letterSize(page)).toBeGreaterThan(19);
});
