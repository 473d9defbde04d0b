import type { Page } from '@playwright/test';
import { songs } from '../../src/catalogue';
import { expect, test } from '../support/browser';
import { booklet, bookletFaults, drawBooklet, drawSongs, pageCount } from '../support/printing';
import { openWith } from '../support/page';
import { storedSettings } from '../support/storedSettings';

/** Eight and a half points, the smallest letters of A5, in pixels. */
const SMALLEST = (8.5 * 96) / 72;

/** A part of the drawn staves, as abcjs names it. */
const drawn = (page: Page, name: string) => booklet(page).locator(`[data-name="${name}"]`);

const noteCount = (id: number): number => songs[id]!.phrases.flatMap(({ notes }) => notes).length;
/** The longest tunes, and one with a refrain. */
const LONG = [28, 41, 45];

for (const bookletPaper of ['A5', 'Letter'])
  test(`on ${bookletPaper} the lines of a staff are whole, apart and large enough`, async ({ page }) => {
    await drawSongs(page, LONG, { bookletPaper, bookletNotes: 'both' });
    expect(await bookletFaults(page)).toEqual([]);
    const { letters, widest } = await booklet(page).evaluate((element) => ({
      letters: Math.min(
        ...[...element.querySelectorAll<SVGTextElement>('[data-name=lyric]')].map(
          (words) => parseFloat(getComputedStyle(words).fontSize) * words.ownerSVGElement!.getScreenCTM()!.a,
        ),
      ),
      widest: Math.max(
        ...[...element.querySelectorAll('[data-testid=system]')].map((system) => {
          const leaf = system.closest('[data-testid=booklet-page]')!;
          return system.querySelector('g')!.getBoundingClientRect().width / leaf.clientWidth;
        }),
      ),
    }));
    expect(letters).toBeGreaterThanOrEqual(SMALLEST);
    expect(widest).toBeGreaterThan(0.4);
    const notes = await drawn(page, 'note').count();
    expect(notes).toBeGreaterThanOrEqual(LONG.reduce((sum, id) => sum + noteCount(id), 0));
    const sides = await booklet(page).locator('> div > [data-testid=booklet-page]').count();
    expect(sides).toBeGreaterThan(LONG.length);
  });

test('the staff has the printed key, its chords and the words of the first strophe', async ({ page }) => {
  await drawSongs(page, [12], { bookletNotes: 'words' }, { tr12: '1' });
  await expect(booklet(page).getByTestId('song-facts')).toContainText('Fm');
  await expect(
    drawn(page, 'staff-extra key-signature').first().locator('[data-name="accidentals.flat"]'),
  ).toHaveCount(4);
  await expect(drawn(page, 'note')).toHaveCount(noteCount(12));
  await expect(drawn(page, 'annotation').first()).toHaveText('Fm');
  await expect(drawn(page, 'lyric').first()).toHaveText('Ես');
  await expect(booklet(page).getByTestId('stanza')).toHaveCount(3);
  await expect(booklet(page).getByTestId('stanza').first()).toContainText('Կարկաչահոս');
  await expect(drawn(page, 'note').first()).toHaveCSS('color', 'rgb(0, 0, 0)');
});

test('the words under the notes stand in Latin letters, or in both, in refrains too', async ({ page }) => {
  await drawSongs(page, [28], { bookletNotes: 'latin', bookletSheet: 'lyrics' });
  await expect(drawn(page, 'lyric').first()).toHaveText('Yes');
  // No chords, but the number of the strophe and the name of the refrain.
  await expect(drawn(page, 'annotation')).toHaveText(['1.', 'Կրկներգ']);
  await page.emulateMedia({ media: 'screen' });
  await page.evaluate(() => dispatchEvent(new Event('afterprint')));
  await openWith(page, storedSettings({ bookletNotes: 'both' }), '/favorites');
  await drawBooklet(page);
  await expect(drawn(page, 'lyric').first()).toHaveText('ԵսYes');
});

test('a booklet with notes is printed on as many pages as it has sides', async ({ page }) => {
  await drawSongs(page, [12, 45], { bookletPaper: 'A5', bookletNotes: 'words' });
  const sides = await booklet(page).locator('> div').count();
  expect(pageCount(await page.pdf({ preferCSSPageSize: true }))).toBe(sides);
});
