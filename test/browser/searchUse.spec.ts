import { expectAccessible, expectTappable } from '../support/accessibility';
import { expect, test } from '../support/browser';
import { layoutShifts, recordShifts } from '../support/layoutShifts';
import { hydrated } from '../support/page';
import { expectFirst, search, searchField } from '../support/searchPage';

test('nothing moves when the field is taken over and used', async ({ page }) => {
  await recordShifts(page);
  for (const path of ['/', '/favorites']) {
    await page.goto(path);
    await hydrated(page);
    await searchField(page).focus();
    await expect(page.getByRole('main').getByRole('status')).toBeAttached();
    expect(await layoutShifts(page)).toEqual([]);
  }
});

test('once the page is idle, the first letter of a search requests nothing', async ({ page }) => {
  await page.goto('/');
  await page.waitForLoadState('networkidle');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await search(page, 'ծ');
  await expect(page.getByTestId('song-row').first().locator('mark')).toHaveText(/^Ծ/i);
  expect(asked).toEqual([]);
});

test('whatever an address asks for is a query like any other', async ({ page }) => {
  const errors: Error[] = [];
  page.on('pageerror', (error) => errors.push(error));
  for (const query of [
    '%',
    '%E5%A',
    '%00%01%1b%E2%80%AE',
    '<script>alert(1)</script>',
    '%ED%A0%80',
    'ա'.repeat(1000),
    '((((',
    '+++',
  ]) {
    await page.goto(`/?q=${query}`);
    await expect(searchField(page)).not.toHaveValue('');
    await search(page, 'krunk');
    await expectFirst(page, 22);
  }
  expect(errors).toEqual([]);
});

test('where songs’ words cannot be had, they are found by these words all the same', async ({ page }) => {
  await page.route('**/assets/songs.*.json', (route) => route.abort());
  await page.goto('/?q=khaprik mi chunis');
  await expectFirst(page, 22);
});

test('a search that cannot be had says so, and is tried again', async ({ page }) => {
  await page.route('**/assets/search.*.json', (route) => route.abort());
  await page.goto('/?q=khaprik mi chunis');
  const tryAgain = page.getByRole('alert').getByRole('button', { name: 'Կրկին փորձել' });
  await expect(tryAgain).toBeVisible();
  await expect(page.getByTestId('song-row')).toHaveCount(51);
  await page.unroute('**/assets/search.*.json');
  await tryAgain.click();
  await expectFirst(page, 22);
});

test('no search breaks a rule of accessibility', async ({ page }) => {
  for (const address of ['/?q=վարդ', '/?q=Բեթհովեն', '/favorites?q=Բեթհովեն']) {
    await page.goto(address);
    await expect(page.getByRole('status').filter({ hasText: /\d+ երգ|Բեթհովեն/ })).toBeVisible();
    await expectAccessible(page);
  }
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true });

  test('what was found fits the screen, and what is tapped is 44 pixels high and wide', async ({ page }) => {
    for (const address of ['/?q=coeur gai', `/?q=${'Բեթհովեն'.repeat(12)}`]) {
      await page.goto(address);
      await expect(page.getByRole('status').filter({ hasText: /\S/ })).toBeVisible();
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320);
      await expectTappable(page.locator('main').locator('input, button, a'));
    }
  });
});
