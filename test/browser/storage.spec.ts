import type { Page } from '@playwright/test';
import { makeRandom } from '../../src/build/seededRandom';
import { expect, test } from '../support/browser';
import { expectStored, heart, stored, storeBefore, hydrated } from '../support/page';

test('what was saved is there after a reload, and what is malformed is gone', async ({ page }) => {
  await storeBefore(page, {
    fav1: 'x',
    fav2: '',
    tr1: '3',
    tr2: '12',
    tr3: '0',
    tr007: '5',
    favicon: '1',
    fav999: '1',
  });
  await page.goto('/favorites');
  await expect(page.getByTestId('song-row')).toHaveCount(2);
  await page.goto('/songs/1');
  await expect(page.getByTestId('transpose-value')).toHaveText('3');
  await expect(page.getByTestId('favorite-toggle')).toHaveAttribute('aria-pressed', 'true');
  await expectStored(page, { fav1: 'x', fav2: '', tr1: '3', tr007: '5', favicon: '1', fav999: '1' });
  await page.getByTestId('favorite-toggle').click();
  await expectStored(page, { fav2: '', tr1: '3', tr007: '5', favicon: '1', fav999: '1' });
});

test('four tabs clicking at random lose nothing and end alike', async ({ context }) => {
  const pages = await Promise.all([0, 1, 2, 3].map(() => context.newPage()));
  await Promise.all(pages.map((page) => page.goto('/')));
  const seed = Date.now();
  test.info().annotations.push({ type: 'seed', description: String(seed) });
  const expected = new Set<string>();
  await Promise.all(
    pages.map(async (page, tab) => {
      const random = makeRandom(seed + tab);
      for (let click = 0; click < 15; click++) {
        const id = tab * 3 + random(3);
        await heart(page, id).click();
        if (!expected.delete(`fav${id}`)) expected.add(`fav${id}`);
      }
    }),
  );
  for (const page of pages) {
    await expect.poll(async () => Object.keys(await stored(page)).sort()).toEqual([...expected].sort());
    for (let id = 0; id < 12; id++) {
      await expect(heart(page, id)).toHaveAttribute('aria-pressed', String(expected.has(`fav${id}`)));
    }
  }
});

test('a tab whose timers wait, as those of the background do, writes nothing back', async ({ context }) => {
  const [one, other] = [await context.newPage(), await context.newPage()];
  await other.clock.install();
  await one.goto('/songs/1');
  await other.goto('/songs/1');
  await hydrated(other);
  const value = (page: Page) => page.getByTestId('transpose-value');
  await one.getByTestId('transpose-up').click();
  await one.getByTestId('transpose-down').click();
  await expect(value(other)).toHaveText('0');
  await one.reload();
  await one.getByTestId('transpose-up').click();
  await one.getByTestId('transpose-up').click();
  await expect(value(other)).toHaveText('2');
  await other.clock.runFor(5000);
  await expectStored(one, { tr1: '2' });
  await expect(value(one)).toHaveText('2');
});

test('a click followed at once by closing the tab is stored', async ({ context }) => {
  const page = await context.newPage();
  await page.goto('/songs/1');
  await hydrated(page);
  await page.evaluate(() => {
    // The page is gone before any timer runs.
    Object.assign(window, { setInterval: () => 0 });
    document.querySelector<HTMLElement>('[data-testid=favorite-toggle]')!.click();
    location.href = '/icon.svg';
  });
  await page.waitForURL('**/icon.svg');
  expect(await stored(page)).toEqual({ fav1: '1' });
});

test('blocked storage: sets say so too', async ({ page }) => {
  await page.addInitScript(() => {
    Storage.prototype.setItem = () => {
      throw new DOMException('full', 'QuotaExceededError');
    };
  });
  await page.goto('/sets');
  await page.getByRole('textbox').fill('Խարույկ');
  await page.getByRole('textbox').press('Enter');
  await expect(page.getByRole('heading', { name: 'Խարույկ' })).toBeVisible();
  await expect(page.getByTestId('error-text')).toBeVisible();
});
