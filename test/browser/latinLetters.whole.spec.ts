import { expect, test } from '../support/browser';
import { openSong } from '../support/playingPage';
import { latin } from '../support/readerSettingsPage';
import { storedSettings } from '../support/storedSettings';

test('Latin letters hardly tear the words that are cut by chords', async ({ page }) => {
  for (const id of [2, 7, 27, 42]) {
    await openSong(page, `/songs/${id}`, storedSettings({ latin: 'eastern' }));
    await expect(latin(page).first()).toBeVisible();
    const torn = await page.getByTestId('song-line').evaluateAll((lines) =>
      lines.flatMap((line) =>
        [...line.querySelectorAll(':has(> [lang=hy-Latn])')].map((word) => {
          const width = word.getBoundingClientRect().width;
          const pieces = [...word.querySelectorAll<HTMLElement>('[lang=hy-Latn]')];
          for (const piece of pieces) piece.style.display = 'none';
          const without = word.getBoundingClientRect().width;
          for (const piece of pieces) piece.style.display = '';
          return width - without;
        }),
      ),
    );
    expect(torn.length).toBeGreaterThan(30);
    // No more than the width of a broad letter.
    expect(Math.max(...torn)).toBeLessThan(14);
  }
});
