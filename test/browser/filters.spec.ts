import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { expect, test } from '../support/browser';
import { hydrated, storeBefore } from '../support/page';
import { READER_SETTINGS_KEY } from '../support/readerSettingsPage';
import { rowIds, searchField } from '../support/searchPage';

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
  await chip(page, '3/4').click();
  await expect(page).toHaveURL('/?kind=folk&time=3%2F4');
  await expectRows(page, [22, 24, 25]);
  await expect(chip(page, 'Ժողովրդական')).toHaveAttribute('aria-pressed', 'true');
  await chip(page, 'Այբուբենով').click();
  await expectRows(page, [25, 24, 22]);
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

  await searchField(page).fill('ampel');
  await expectRows(page, [25]);
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
  await expectAccessible(page);
});

test('a list is arranged by keyboard alone', async ({ page }) => {
  await page.goto('/');
  await hydrated(page);
  await searchField(page).focus();
  await page.keyboard.press('Tab');
  await expect(opener(page)).toBeFocused();
  await page.keyboard.press('Enter');
  await expect(chip(page, 'Երգարանի կարգով')).toBeVisible();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(chip(page, 'Այբուբենով')).toBeFocused();
  await page.keyboard.press('Space');
  await expect(page).toHaveURL('/?order=title');
  await expect(chip(page, 'Այբուբենով')).toBeFocused();
  await expect(page.getByTestId('song-row').last()).toContainText('Le temps des cerises');
});

test("a name in a song's credit leads to that person's songs, in Latin letters too where these are on", async ({
  page,
}) => {
  await storeBefore(page, { [READER_SETTINGS_KEY]: JSON.stringify({ latin: 'eastern' }) });
  await page.goto('/songs/19');
  await hydrated(page);
  await page.getByTestId('song-author').getByRole('link', { name: 'Արմեն Տիգրանյան' }).click();
  await expectRows(page, [18, 19, 20]);
  await expect(page.getByRole('main').getByRole('status')).toHaveText('3 երգ');
  await expect(page.getByTestId('latin-names')).toHaveCount(3);
  await opener(page).click();
  await expect(chip(page, 'Արմեն Տիգրանյան').getByTestId('latin-names')).toHaveText('Armen Tigranyan');
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('Բոլոր երգերը');
});

test('the list shows which songs suit the voice in the key they are in now, here and in another tab', async ({
  page,
  context,
}) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/');
  await hydrated(page);
  await opener(page).click();
  await chip(page, 'Իմ ձայնին հարմար').click();
  await expect(page.getByRole('main').getByRole('status')).toHaveText(/^Նշե՛ք Ձեր ձայնը/);
  await expectRows(page, ALL);
  const soprano = page.getByRole('group', { name: 'Ձեր ձայնը' }).getByRole('radio', { name: /^Սոպրանո$/ });
  await soprano.focus();
  await page.keyboard.press('Space');
  await expect(soprano).toBeFocused();
  await expect(page).toHaveURL('/?voice=yes');
  await expect.poll(() => rowIds(page)).toContain(22);
  const fitting = await rowIds(page);
  await expect(chip(page, 'Իմ ձայնին հարմար')).toHaveText(new RegExp(`${fitting.length}$`));
  await expectAccessible(page);
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);

  const other = await context.newPage();
  await other.goto('/songs/22');
  await hydrated(other);
  await other.getByTestId('transpose-down').click();
  await other.getByTestId('transpose-down').click();
  await expectRows(
    page,
    fitting.filter((id) => id !== 22),
  );
  await page.reload();
  await expectRows(
    page,
    fitting.filter((id) => id !== 22),
  );
  await page.getByRole('button', { name: 'Հանել ընտրությունը՝ Իմ ձայնին հարմար' }).click();
  await expectRows(page, ALL);
});

test('what the choices need is asked for again where it could not be had', async ({ page }) => {
  await page.route('**/assets/traits.*', (route) => route.abort());
  await page.goto('/?kind=lullaby');
  const again = page.getByRole('alert').getByRole('button');
  await expect(again).toBeVisible();
  await expectRows(page, ALL);
  await page.unroute('**/assets/traits.*');
  await again.click();
  await expectRows(page, [16, 17]);
});
