import { booklet, drawBooklet } from '../support/bookletPage';
import { expect, test } from '../support/browser';
import { storeBefore } from '../support/page';
import { READER_SETTINGS_KEY } from '../support/readerSettingsPage';
import { storedSets } from '../support/setPages';
import { songId } from '../support/songbook';

const LONG_WORD = 'https://www.youtube.com/watch?v=SLUz3JIKspg&list=PLabcdefghijklmnopqrstuvwxyz0123';

test('long words that a visitor wrote into a set stay on the pages of its booklet', async ({ page }) => {
  await storeBefore(page, {
    [READER_SETTINGS_KEY]: '{"bookletPaper":"A5"}',
    ...storedSets({
      long: {
        place: 0,
        title: LONG_WORD,
        entries: {
          heading: { place: 0, heading: LONG_WORD },
          song: { place: 1, song: songId(22), transpose: 0, note: LONG_WORD },
        },
      },
    }),
  });
  await page.goto('/sets/long');
  await drawBooklet(page);
  await page.emulateMedia({ media: 'print' });
  const beyond = await booklet(page)
    .getByText(LONG_WORD)
    .evaluateAll((all) =>
      all.map((text) => {
        const letters = document.createRange();
        letters.selectNodeContents(text);
        const box = text.parentElement!.getBoundingClientRect();
        return Math.round(letters.getBoundingClientRect().right - box.right);
      }),
    );
  expect(beyond).toHaveLength(3);
  expect(Math.max(...beyond)).toBeLessThanOrEqual(0);
});
