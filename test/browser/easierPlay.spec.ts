import { expect, test } from '../support/browser';
import { opener, panel } from '../support/shapesPage';

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
