import { expect, test } from '../support/browser';
import { layoutShifts, recordShifts } from '../support/layoutShifts';
import { linesInView, openSong, scrolled } from '../support/playingPage';

/** Among them those with the longest title and the longest author. */
const SONGS = [0, 3, 5, 7, 12, 22, 36, 46, 47];

test.describe('on a phone', () => {
  test.use({ viewport: { width: 390, height: 844 }, hasTouch: true });

  test('the words begin in the upper sixth of the screen', async ({ page }) => {
    for (const id of SONGS) {
      await openSong(page, `/songs/${id}`);
      const { y } = (await page.getByTestId('song-line').first().boundingBox())!;
      expect.soft(y, `song ${id}`).toBeLessThanOrEqual(150);
    }
  });

  test('the head folds away on the way down and comes back on the way up', async ({ page }) => {
    await recordShifts(page);
    await openSong(page, '/songs/7');
    const head = [page.getByRole('banner'), page.getByTestId('transpose-up')];
    for (const part of head) await expect(part).toBeInViewport();
    await page.mouse.move(200, 400);
    for (const [pixels, isSeen] of [
      [600, false],
      [-200, true],
      [200, false],
    ] as const) {
      const from = await scrolled(page);
      await page.mouse.wheel(0, pixels);
      await expect.poll(() => scrolled(page)).toBe(from + pixels);
      for (const part of head)
        await (isSeen ? expect(part).toBeInViewport() : expect(part).not.toBeInViewport());
    }
    expect(await layoutShifts(page)).toEqual([]);
  });

  test('what gets the focus unfolds', async ({ page }) => {
    await openSong(page, '/songs/7');
    await page.mouse.wheel(0, 600);
    await expect(page.getByTestId('transpose-up')).not.toBeInViewport();
    await page.getByTestId('transpose-up').focus();
    await expect(page.getByTestId('transpose-up')).toBeInViewport();
  });
});

test.describe('on a phone that lies on its side', () => {
  test.use({ viewport: { width: 844, height: 390 }, hasTouch: true });

  test('six lines are seen, and everything that moves or keeps the song', async ({ page }) => {
    for (const id of SONGS) {
      await openSong(page, `/songs/${id}`);
      expect.soft((await linesInView(page)).length, `song ${id}`).toBeGreaterThanOrEqual(6);
    }
    for (const control of ['transpose-up', 'transpose-down', 'favorite-toggle'])
      await expect(page.getByTestId(control)).toBeInViewport({ ratio: 1 });
    await expect(page.getByRole('button', { name: 'Կիսվել' })).toBeInViewport({ ratio: 1 });
  });
});
