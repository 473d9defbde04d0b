import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser';
import { openWith } from '../support/page';
import { booklet, bookletFaults, drawSongs } from '../support/printing';

const rows = (page: Page) => booklet(page).getByTestId('printed-shapes');

test('a song has its shapes at its foot, in the printed key and hand, in black', async ({ page }) => {
  await drawSongs(page, [2], { shapesAtSongs: true, hand: 'left' }, { tr2: '5' });
  const [names, chords] = await Promise.all(
    [rows(page).locator('p'), booklet(page).getByTestId('chord')].map((all) => all.allTextContents()),
  );
  expect(names).toEqual([...new Set(chords)]);
  expect(names![0]).toBe('Dm');
  const diagrams = rows(page).getByTestId('chord-diagram');
  await expect(diagrams).toHaveCount(names!.length);
  await expect(diagrams.locator('circle').first()).toHaveCSS('fill', 'rgb(0, 0, 0)');
  // The string that is damped in a Dm stands at the right for the left hand.
  const places = await diagrams
    .first()
    .locator('[data-mark=mute]')
    .evaluateAll((marks) => marks.map((mark) => Number(/[\d.]+/.exec(mark.getAttribute('d')!)![0])));
  expect(Math.min(...places)).toBeGreaterThan(76);
});

for (const bookletPaper of ['A4', 'A5', 'Letter'])
  test(`on ${bookletPaper} all shapes stand whole below their words, and at the end`, async ({ page }) => {
    test.slow();
    const settings = { bookletPaper, shapesAtSongs: true, shapesAtEnd: true };
    await drawSongs(page, [...Array(51).keys()], settings);
    await expect(booklet(page).locator('article footer')).toHaveCount(51);
    expect(await bookletFaults(page)).toEqual([]);
    const namesIn = async (part: string) => [
      ...new Set(await page.locator(`${part} [data-testid=printed-shapes] p`).allTextContents()),
    ];
    const [atSongs, atEnd] = [await namesIn('article'), await namesIn('section section')];
    expect(atSongs.length).toBeGreaterThan(30);
    expect([...atEnd].sort()).toEqual([...atSongs].sort());
    expect(atEnd[0]).toBe('C');
  });

test('shapes are a choice of a booklet with chords', async ({ page }) => {
  await openWith(page, { fav3: '1' }, '/favorites');
  await page.getByRole('button', { name: 'Տպել որպես գրքույկ' }).click();
  const choice = page.getByRole('checkbox', { name: 'Երգի տակ տպել ակորդների մատնադրությունները' });
  const picture = page.getByTestId('booklet-picture');
  await expect(picture.getByTestId('sheet')).toBeVisible();
  await expect(picture.getByTestId('printed-shapes')).toHaveCount(0);
  await page.getByRole('button', { name: 'Ավելին' }).click();
  await choice.click();
  await expect(picture.getByTestId('printed-shapes')).toBeVisible();
  await page.getByRole('radio', { name: 'Միայն խոսքեր' }).check();
  await expect(choice).toHaveCount(0);
  await expect(picture.getByTestId('printed-shapes')).toHaveCount(0);
});
