import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser';
import { listenPanel, listenTo, openListening, player } from '../support/listeningPage';

const pause = (page: Page) => player(page).getByRole('button', { name: 'Դադար' });
const goOn = (page: Page) => player(page).getByRole('button', { name: 'Շարունակել' });
const stage = (page: Page) => page.getByRole('group', { name: 'Բեմ' });
const title = (page: Page) => page.getByRole('heading', { level: 1 });

test('a song started by the keyboard is led on by it: by «pause», which has the focus, and by the key L', async ({
  page,
}) => {
  await openListening(page, 12);
  await listenPanel(page).getByRole('button', { name: 'Նվագել' }).press('Enter');
  await expect(pause(page)).toBeFocused();
  await page.keyboard.press('Space');
  await expect(goOn(page)).toBeFocused();
  await page.keyboard.press('l');
  await expect(pause(page)).toBeVisible();
  await player(page).getByRole('button', { name: 'Փակել նվագարկիչը' }).click();
  await expect(player(page)).toHaveCount(0);
  await page.keyboard.press('l');
  await expect(player(page)).toHaveCount(0);
});

test('Escape closes a panel, the stage, the notes and the player, one after the other', async ({ page }) => {
  await listenTo(page, 12, 'Մետրոնոմ');
  await page.getByRole('button', { name: 'Լսել', exact: true }).click();
  await listenPanel(page).getByRole('button', { name: 'Նոտաներ' }).click();
  await expect(page.getByRole('heading', { name: 'Նոտաներ' })).toBeFocused();
  await page.keyboard.press('f');
  await expect(stage(page)).toBeFocused();
  await page.keyboard.press('?');
  const open = [page.getByRole('dialog'), stage(page), page.getByTestId('staff'), player(page)];
  for (const [place, part] of open.entries()) {
    for (const still of open.slice(place)) await expect(still).toHaveCount(1);
    await page.keyboard.press('Escape');
    await expect(part).toHaveCount(0);
  }
  await expect(title(page)).toBeFocused();
});

for (const [way, isOnStage] of [
  ['Escape', false],
  ['Enter', false],
  ['click', false],
  ['click', true],
] as const)
  test(`the player closed by «${way}» leaves the focus to the ${isOnStage ? 'stage' : 'title'}`, async ({
    page,
  }) => {
    await listenTo(page, 12, 'Մետրոնոմ');
    await expect(pause(page)).toBeFocused();
    if (isOnStage) await page.keyboard.press('f');
    const close = player(page).getByRole('button', { name: 'Փակել նվագարկիչը' });
    if (way === 'Escape') await page.keyboard.press('Escape');
    else if (way === 'click') await close.click();
    else await close.press('Enter');
    await expect(player(page)).toHaveCount(0);
    await expect(isOnStage ? stage(page) : title(page)).toBeFocused();
  });
