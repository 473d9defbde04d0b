import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser';
import { listenPanel, listenTo, openListening, player } from '../support/listeningPage';

const pause = (page: Page) => player(page).getByRole('button', { name: 'Դադար' });
const goOn = (page: Page) => player(page).getByRole('button', { name: 'Շարունակել' });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('who starts a song by the keyboard leads it on by it: the focus stands on «pause»', async ({ page }) => {
  await openListening(page, 12);
  await listenPanel(page).getByRole('button', { name: 'Նվագել' }).press('Enter');
  await expect(pause(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(goOn(page)).toBeFocused();
});

test('the key L pauses and goes on, whatever letter is on it, and does nothing without a player', async ({
  page,
}) => {
  await listenTo(page, 12, 'Մետրոնոմ');
  const press = (key: string): Promise<void> =>
    page.evaluate((letter) => {
      document.body.dispatchEvent(
        new KeyboardEvent('keydown', { key: letter, code: 'KeyL', bubbles: true, cancelable: true }),
      );
    }, key);
  for (const letter of ['l', 'լ', 'д']) {
    await press(letter);
    await expect(goOn(page)).toBeVisible();
    await press(letter);
    await expect(pause(page)).toBeVisible();
  }
  await player(page).getByRole('button', { name: 'Փակել նվագարկիչը' }).click();
  await expect(player(page)).toHaveCount(0);
  await press('l');
  await expect(player(page)).toHaveCount(0);
});

test('Escape closes the player, after what is open over it', async ({ page }) => {
  await listenTo(page, 12, 'Մետրոնոմ');
  await page.getByRole('button', { name: 'Տեսք' }).click();
  await expect(page.getByRole('dialog').getByRole('radio').first()).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await expect(player(page)).toBeVisible();
  await page.keyboard.press('f');
  await expect(page.getByRole('group', { name: 'Բեմ' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('group', { name: 'Բեմ' })).toHaveCount(0);
  await expect(player(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(player(page)).toHaveCount(0);
});

test('Escape closes what was opened last: the notes, then the player', async ({ page }) => {
  await listenTo(page, 12, 'Մետրոնոմ');
  await page.getByRole('button', { name: 'Լսել', exact: true }).click();
  await listenPanel(page).getByRole('button', { name: 'Նոտաներ' }).click();
  await expect(page.getByRole('heading', { name: 'Նոտաներ' })).toBeFocused();
  await page.keyboard.press('Escape');
  await expect(page.getByTestId('staff')).toHaveCount(0);
  await expect(title(page)).toBeFocused();
  await expect(player(page)).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(player(page)).toHaveCount(0);
});

test('who closes the player on the stage is at its line', async ({ page }) => {
  await listenTo(page, 12, 'Մետրոնոմ');
  await page.keyboard.press('f');
  await player(page).getByRole('button', { name: 'Փակել նվագարկիչը' }).click();
  await expect(player(page)).toHaveCount(0);
  await expect(page.getByRole('group', { name: 'Բեմ' })).toBeFocused();
});

for (const way of ['Escape', 'Enter', 'click'])
  test(`the player closed by «${way}» leaves the focus to the song's title`, async ({ page }) => {
    await listenTo(page, 12, 'Մետրոնոմ');
    await expect(pause(page)).toBeFocused();
    const close = player(page).getByRole('button', { name: 'Փակել նվագարկիչը' });
    if (way === 'Escape') await page.keyboard.press('Escape');
    else if (way === 'click') await close.click();
    else await close.press('Enter');
    await expect(player(page)).toHaveCount(0);
    await expect(title(page)).toBeFocused();
  });
