import { expect, test } from '../support/browser';
import { layoutShifts, recordShifts } from '../support/layoutShifts';
import { expectFirst, holdBackScript, open, rowIds, search, searchField } from '../support/page';
import { openIdle } from '../support/playingPage';

test('back from a song there is what was searched, its row and the place of the page', async ({ page }) => {
  // The last of the songs found is not in view.
  await page.setViewportSize({ width: 390, height: 640 });
  await page.goto('/songs/1');
  await page.getByRole('link', { name: 'Գլխավոր' }).click();
  await search(page, 'վարդ');
  await expect(page).toHaveURL('/?q=%D5%BE%D5%A1%D6%80%D5%A4');
  // Fewer letters find more songs, and rows out of sight are drawn later.
  const found = [30, 11, 7, 25, 37, 40, 2, 27, 3, 14, 43, 34, 49, 50];
  await expect.poll(() => rowIds(page)).toEqual(found);

  const last = page.getByTestId('song-row').last().getByRole('link');
  await last.scrollIntoViewIfNeeded();
  const left = await page.evaluate(() => scrollY);
  expect(left).toBeGreaterThan(0);
  await last.click();
  await expect(page).toHaveURL(`/songs/${found.at(-1)}`);
  await page.goBack();
  await expect(searchField(page)).toHaveValue('վարդ');
  expect(await rowIds(page)).toEqual(found);
  await expect(last).toBeFocused();
  await expect.poll(() => page.evaluate(() => scrollY)).toBeCloseTo(left, 0);
});

test('what is typed before the script is there counts', async ({ page }) => {
  const release = await holdBackScript(page);
  await page.goto('/', { waitUntil: 'commit' });
  await searchField(page).fill('krunk');
  release();
  await expectFirst(page, 22);
  await expect(searchField(page)).toHaveValue('krunk');
  await expect(page).toHaveURL('/?q=krunk');
  await page.getByRole('button', { name: 'Ջնջել գրածը' }).click();
  await expect(page.getByTestId('song-row')).toHaveCount(51);
  await expect(searchField(page)).toBeFocused();
  await expect(page).toHaveURL('/');
});

test('what is typed at the moment when the search comes into place counts @whole', async ({ page }) => {
  const release = await holdBackScript(page);
  await page.goto('/', { waitUntil: 'commit' });
  await searchField(page).evaluate((field: HTMLInputElement) => {
    const comesIntoPlace = new MutationObserver(() => {
      comesIntoPlace.disconnect();
      field.value = 'krunk';
      field.dispatchEvent(new Event('input', { bubbles: true }));
    });
    comesIntoPlace.observe(field.closest('main')!, { childList: true, subtree: true });
  });
  release();
  await expectFirst(page, 22);
  await expect(page).toHaveURL('/?q=krunk');
});

test('no letter is lost, however fast one types and on however slow a device @whole', async ({ page }) => {
  await open(page, '/');
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: 4 });
  const query = 'khaprik mi chunis';
  await searchField(page).pressSequentially(query);
  await expect(searchField(page)).toHaveValue(query);
  await expect(page).toHaveURL('/?q=khaprik+mi+chunis');
  await expectFirst(page, 22);
  await page.goBack();
  await expect(page).toHaveURL('/');
  await expect(searchField(page)).toHaveValue('');
  await page.goForward();
  await expect(searchField(page)).toHaveValue(query);
  await expectFirst(page, 22);
});

test('what was found is marked, and of words of a song the line is shown', async ({ page }) => {
  await page.goto('/?q=groo');
  const first = page.getByTestId('song-row').first();
  await expect(first.getByTestId('song-title').locator('mark')).toHaveText('Կռու');
  await expect(first.getByTestId('song-title')).toHaveText('Կռունկ');
  await search(page, 'Սայաթ');
  await expect(first.getByTestId('song-author').locator('mark')).toHaveText('Սայաթ');
  await search(page, 'coeur gai');
  await expect(first).toHaveAttribute('data-song-id', '49');
  await expect(first.locator('mark')).toHaveText(['cœur', 'gai']);
  await expect(first.getByText('Toi qui as le cœur gai')).toBeVisible();
});

test('nothing moves when the field is taken over and used @whole', async ({ page }) => {
  await recordShifts(page);
  for (const path of ['/', '/favorites']) {
    await open(page, path);
    await searchField(page).focus();
    await expect(page.getByRole('main').getByRole('status')).toBeAttached();
    expect(await layoutShifts(page)).toEqual([]);
  }
});

test('on an idle page the first letter searched requests only what songs mean @whole', async ({ page }) => {
  await openIdle(page, '/');
  const asked: string[] = [];
  page.on('request', (request) => asked.push(request.url()));
  await search(page, 'ծ');
  await expect(page.getByTestId('song-row').first().locator('mark')).toHaveText(/^Ծ/i);
  expect(asked.filter((address) => !address.includes('/data/meanings.'))).toEqual([]);
});
