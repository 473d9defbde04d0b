import { expect, test } from '../support/browser';
import { expectStored, storeBefore } from '../support/page';
import { shifts } from '../support/readerSettingsPage';
import { opener, openShapes, panel, sheetChords, strip } from '../support/shapesPage';

test('a capo changes the view alone: chords stay over their syllables, what is stored stays', async ({
  page,
}) => {
  await storeBefore(page, { tr14: '1' });
  await openShapes(page, '/songs/14');
  const key = await page.getByTestId('key').textContent();
  const note = page.getByTestId('capo');
  const sounding = await page.getByTestId('chord').allTextContents();
  const advice = panel(page).locator('[data-testid=capo-advice]:not([data-capo="0"])').first();
  const capo = await advice.getAttribute('data-capo');
  await advice.click();
  await expect(note).toContainText(`Կապո ${capo}`);
  await expect(advice).toHaveAttribute('aria-pressed', 'true');
  expect(await page.getByTestId('chord').allTextContents()).not.toEqual(sounding);
  await expect(strip(page).getByRole('button')).toHaveText(await sheetChords(page));
  expect(Math.max(...(await shifts(page)))).toBeLessThan(1);
  await expect(page.getByTestId('key')).toHaveText(key!);
  await expect(page.getByTestId('transpose-value')).toHaveText('1');
  await panel(page).locator('[data-testid=capo-advice][data-capo="0"]').click();
  await expect(note).toHaveCount(0);
  expect(await page.getByTestId('chord').allTextContents()).toEqual(sounding);
  await expectStored(page, { tr14: '1' });
});

test('a capo is taken back, and else there again with the song, without moving the sheet', async ({
  page,
}) => {
  const note = page.getByTestId('capo');
  const place = async () => {
    await panel(page).locator('[data-testid=capo-advice]:not([data-capo="0"])').first().click();
    await expect(note).toBeVisible();
  };
  await page.goto('/');
  await page.getByTestId('song-row').nth(14).getByRole('link').click();
  const topOfSheet = () =>
    page.getByTestId('sheet').evaluate((sheet) => sheet.getBoundingClientRect().top + scrollY);
  const top = await topOfSheet();
  await opener(page).click();
  await place();
  await page.getByRole('button', { name: 'Հետարկել' }).click();
  await expect(note).toHaveCount(0);
  await place();
  const capo = await note.textContent();
  await page.goBack();
  await expect(page).toHaveURL('/');
  await page.goForward();
  await expect(page.getByTestId('song-line').first()).toBeVisible();
  await expect(note).toHaveText(capo!);
  await page.reload();
  await expect(note).toHaveText(capo!);
  expect(await topOfSheet()).toBeCloseTo(top, 2);
});
