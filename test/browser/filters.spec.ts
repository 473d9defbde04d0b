import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser';
import { drawn, hydrated, rowIds, searchField } from '../support/page';

const chip = (page: Page, words: string) => page.getByRole('button', { name: words, exact: true });
const order = (page: Page) => page.getByRole('combobox', { name: 'Դասավորել' });
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
  await chip(page, 'Ժողովրդական').click();
  await expect(page).toHaveURL('/?kind=folk');
  await expect(page.getByTestId('song-row')).toHaveCount(12);
  await expect(chip(page, 'Ժողովրդական')).toHaveAttribute('aria-pressed', 'true');
  const folk = await rowIds(page);
  await order(page).selectOption('Այբբենական կարգով');
  await expect(page).toHaveURL('/?kind=folk&order=title');
  const byTitle = await rowIds(page);
  expect(byTitle).not.toEqual(folk);
  expect([...byTitle].sort((one, other) => one - other)).toEqual(folk);

  await searchField(page).fill('ampel');
  await expectRows(page, [25]);
  await expect(page).toHaveURL(/[?&]q=ampel/);
  await page.getByTestId('song-row').getByRole('link').click();
  await expect(page).toHaveURL('/songs/25');
  await page.goBack();
  await expectRows(page, [25]);
  await expect(searchField(page)).toHaveValue('ampel');
  await page.goBack();
  await expectRows(page, byTitle);
  await expect(searchField(page)).toHaveValue('');
  await page.goBack();
  await expect(page).toHaveURL('/?kind=folk');
  await expectRows(page, folk);
  await page.goForward();
  await expectRows(page, byTitle);

  // A reload finds the list as it was.
  await page.reload();
  await expectRows(page, byTitle);
  await order(page).selectOption('Երգարանի կարգով');
  await chip(page, 'Ժողովրդական').click();
  await expectRows(page, ALL);
  await expect(page).toHaveURL('/');
});

test('the kinds are one row on every screen, and Tab brings each into sight', async ({ page }) => {
  for (const [width, height] of [
    [320, 640],
    [390, 844],
    [844, 390],
    [768, 1024],
    [1440, 900],
  ] as const) {
    await page.setViewportSize({ width, height });
    await page.goto('/');
    await hydrated(page);
    const chips = page.getByRole('group', { name: 'Զտել' }).getByRole('button');
    const tops = await chips.evaluateAll((all) => all.map((each) => each.getBoundingClientRect().top));
    expect(new Set(tops).size).toBe(1);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
    await order(page).focus();
    while (!(await chips.first().evaluate((first) => first === document.activeElement)))
      await page.keyboard.press('Tab');
    for (let place = 0; place < (await chips.count()); place++) {
      await expect(chips.nth(place)).toBeFocused();
      await drawn(page);
      await expect(chips.nth(place)).toBeInViewport({ ratio: 0.99 });
      await page.keyboard.press('Tab');
    }
  }
});
