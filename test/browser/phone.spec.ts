import { expect, test } from '../support/browser';
import { openOnStage, openSong, screens, scrolled } from '../support/playingPage';
import { opener, panel } from '../support/shapesPage';
import { storedSettings } from '../support/storedSettings';

test.use({ viewport: { width: 390, height: 844 } });

const LARGE = storedSettings({ textSize: 175 });

test('Back closes a panel, the song stays where it is, and then Back leaves', async ({ page }) => {
  // The parts that load last never come: Back works without them.
  await page.route('**/afterHydration.*', (route) => route.abort());
  await page.goto('/');
  await page.getByTestId('song-row').nth(22).getByRole('link').click();
  await expect(page.getByTestId('song-line').first()).toBeVisible();
  await expect(opener(page)).toBeVisible();
  const place = 200;
  await page.mouse.wheel(0, place);
  await expect.poll(() => scrolled(page)).toBe(place);
  await opener(page).click();
  await expect(panel(page)).toBeVisible();
  await page.evaluate(() => history.back());
  await expect(panel(page)).toHaveCount(0);
  await expect(page).toHaveURL(/\/songs\/22$/);
  await expect.poll(() => scrolled(page)).toBe(place);
  await page.goBack();
  await expect(page.getByTestId('song-row')).toHaveCount(51);
  await page.goForward();
  await expect(page.getByTestId('song-line').first()).toBeVisible();
});

test('a panel scrolls to what a button in it opens', async ({ page }) => {
  await page.setViewportSize({ width: 390, height: 560 });
  await openSong(page, '/songs/22');
  await page.getByTestId('key-button').click();
  await page.getByRole('button', { name: /^Ձեր ձայնը՝/ }).click();
  for (const name of ['Նշված չէ', 'Բաս', 'Տենոր'])
    await expect(page.getByRole('radio', { name })).toBeInViewport({ ratio: 1 });
});

test('a pedal moves a song beside which a panel is open @whole', async ({ page }) => {
  await page.setViewportSize({ width: 1100, height: 500 });
  await openSong(page, '/songs/7');
  await page.getByRole('button', { name: 'Տեսք' }).click();
  await page.getByRole('radio', { name: 'Միայն խոսքեր' }).check();
  for (const key of ['PageDown', 'Space', 'ArrowDown']) {
    // From the first row of columns, for there are two.
    await page.evaluate(() => scrollTo(0, 0));
    await page.keyboard.press(key);
    await expect.poll(() => scrolled(page)).toBeGreaterThan(0);
  }
});

test('neither a touch that ends a selection nor one that drags turns the stage @whole', async ({ page }) => {
  await openOnStage(page, '/songs/22', LARGE);
  const first = await screens(page).textContent();
  const sheet = (await page.getByTestId('sheet').boundingBox())!;
  const right = sheet.x + sheet.width - 5;
  await page.evaluate(() => getSelection()!.selectAllChildren(document.querySelector('[data-line="0"]')!));
  await page.mouse.click(right, sheet.y + 300);
  await expect.poll(() => page.evaluate(() => String(getSelection()))).toBe('');
  await page.mouse.move(sheet.x + 20, sheet.y + 10);
  await page.mouse.down();
  await page.mouse.move(right, sheet.y + 10);
  await page.evaluate(() => getSelection()!.removeAllRanges());
  await page.mouse.up();
  await expect(screens(page)).toHaveText(first!);
  await page.mouse.click(right, sheet.y + 300);
  await expect(screens(page)).not.toHaveText(first!);
});

test('neither a pinch nor a touch on a zoomed page turns a song on the stage @whole', async ({ page }) => {
  await openOnStage(page, '/songs/22', LARGE);
  const first = await screens(page).textContent();
  const session = await page.context().newCDPSession(page);
  const touch = (type: string, ...touchPoints: { x: number; y: number }[]) =>
    session.send('Input.dispatchTouchEvent', { type: type as 'touchStart', touchPoints });
  const [x, y] = [370, 400];
  await touch('touchStart', { x, y });
  await touch('touchStart', { x, y }, { x: 300, y });
  await touch('touchMove', { x: x + 10, y }, { x: 200, y });
  await touch('touchEnd', { x: 200, y });
  await touch('touchEnd');
  await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 2 });
  await expect.poll(() => page.evaluate(() => visualViewport!.scale)).toBe(2);
  await page.mouse.click(380, 400);
  await session.send('Emulation.setPageScaleFactor', { pageScaleFactor: 1 });
  await expect(screens(page)).toHaveText(first!);
});

test('a video that was tapped keeps the keys, and a pedal still moves the page @whole', async ({ page }) => {
  await page.route('https://www.youtube-nocookie.com/**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>A video</p>' }),
  );
  await openSong(page, '/songs/22');
  await page.getByTestId('video').scrollIntoViewIfNeeded();
  await page.getByTestId('video').click();
  await expect(page.getByTestId('video').contentFrame().getByText('A video')).toBeVisible();
  const before = await scrolled(page);
  await page.keyboard.press('PageUp');
  await expect.poll(() => scrolled(page)).toBeLessThan(before);
});
