import type { Page } from '@playwright/test';
import { expectAccessible, expectTappable } from '../support/accessibility';
import { expect, test } from '../support/browser';
import { overflow } from '../support/readerSettingsPage';

const panel = (page: Page) => page.getByRole('dialog', { name: 'Կիսվել երգով' });

test('panel and line break no rule of accessibility and fit a small phone', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/songs/7?transpose=3');
  await expect(page.getByText('Երգը հղման մեջ նշված տոնայնությամբ է')).toBeVisible();
  const check = async (part: ReturnType<Page['locator']>): Promise<void> => {
    await expectAccessible(page);
    expect(await overflow(page)).toBe(0);
    await expectTappable(part.getByRole('button'));
  };
  await check(page.getByRole('group', { name: 'Երգը հղման մեջ' }));
  await page.getByRole('button', { name: 'Կիսվել' }).click();
  await expect(panel(page).getByRole('button', { name: 'Պատճենել հղումը' })).toBeVisible();
  await check(panel(page));
});
