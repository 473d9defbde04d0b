import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser';
import { hydrated, rowIds, searchField } from '../support/page';

const opener = (page: Page) => page.getByRole('button', { name: 'Դասավորել և զտել' });
const chip = (page: Page, words: string) =>
  page.getByRole('button', { name: new RegExp(`^${words}( \\d+)?$`) });
const expectRows = (page: Page, ids: readonly number[]) => expect.poll(() => rowIds(page)).toEqual(ids);
const ALL = [...Array(51).keys()];

test('a list is put in order and narrowed, step by step, and back again', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const asked: string[] = [];
  page.on('request', (request) => asked.push(new URL(request.url()).pathname));
  await page.goto('/');
  await hydrated(page);
  await page.waitForLoadState('networkidle');
  expect(asked.filter((path) => path.includes('traits'))).toEqual([]);
  await opener(page).click();
  await chip(page, 'Ժողովրդական').click();
  await chip(page, 'Ավելին').click();
  await chip(page, '3/4').click();
  await expect(page).toHaveURL('/?kind=folk&time=3%2F4');
  await expectRows(page, [22, 24, 25]);
  await expect(chip(page, 'Ժողովրդական')).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('combobox', { name: 'Դասավորել' }).selectOption('Այբբենական կարգով');
  await expectRows(page, [25, 24, 22]);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

  await searchField(page).fill('ampel');
  await expectRows(page, [25]);
  await expect(page).toHaveURL(/[?&]q=ampel/);
  await page.getByTestId('song-row').getByRole('link').click();
  await expect(page).toHaveURL('/songs/25');
  await page.goBack();
  await expectRows(page, [25]);
  await expect(searchField(page)).toHaveValue('ampel');
  await page.goBack();
  await expectRows(page, [25, 24, 22]);
  await page.goBack();
  await page.goBack();
  await expect(page).toHaveURL('/?kind=folk');
  await page.goForward();
  await expectRows(page, [22, 24, 25]);

  // A reload finds the list as it was, its choices folded away.
  await page.reload();
  await expectRows(page, [22, 24, 25]);
  await page.getByRole('button', { name: 'Հանել ընտրությունը՝ 3/4' }).click();
  await page.getByRole('button', { name: 'Հանել ընտրությունը՝ Ժողովրդական' }).click();
  await expectRows(page, ALL);
  await expect(page).toHaveURL('/');
});
