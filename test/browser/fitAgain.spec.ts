import { endsHereInFirefox, expect, TAP_SCROLLS, test } from '../support/browser';
import { FIT, openFitted, screens } from '../support/fitPage';
import { listenPanel } from '../support/listeningPage';
import { drawn, storeBefore } from '../support/page';
import { letterSize } from '../support/readerSettingsPage';
import { staff, staffButton } from '../support/staffPage';

test.use({ viewport: { width: 390, height: 844 } });

test('a song that is fitted again shows the words that were seen', async ({ page }) => {
  await storeBefore(page, FIT);
  await openFitted(page, '/songs/0');
  await page.keyboard.press('ArrowRight');
  await expect(screens(page)).toHaveText('2 / 2');
  const line = page.locator('[data-line]:not([data-repeat=mark])').last();
  const whole = async (): Promise<void> => {
    await expect(screens(page)).toHaveText('2 / 2');
    await expect(line).toBeInViewport({ ratio: 1 });
  };
  await whole();
  const letters = await letterSize(page);
  await page.setViewportSize({ width: 390, height: 700 });
  await expect.poll(() => letterSize(page)).not.toBe(letters);
  await whole();
  await page.keyboard.press('f');
  await expect(page.getByRole('group', { name: 'Բեմ' })).toBeFocused();
  await expect(line).toBeInViewport();
  await page.keyboard.press('f');
  await expect(page.getByRole('group', { name: 'Բեմ' })).toHaveCount(0);
  await whole();
  await page.getByTestId('transpose-up').click();
  await expect(page.getByTestId('transpose-value')).toHaveText('1');
  await whole();
});

test('a step of the key does not fit a song again, another height of the screen does', async ({ page }) => {
  await storeBefore(page, FIT);
  await openFitted(page, '/songs/50');
  const fits = page.getByTestId('sheet').evaluateHandle((sheet) => {
    const styles: unknown[] = [];
    const changes = new MutationObserver((records) => styles.push(...records));
    changes.observe(sheet, { attributeFilter: ['style'] });
    return styles;
  });
  const fitted = async (): Promise<boolean> => (await fits).evaluate((styles) => styles.length > 0);
  await page.waitForFunction(() => document.fonts.status === 'loaded');
  for (const key of ['1', '2', '3']) {
    await page.getByTestId('transpose-up').click();
    await expect(page.getByTestId('transpose-value')).toHaveText(key);
  }
  await drawn(page);
  expect(await fitted()).toBe(false);
  await page.setViewportSize({ width: 390, height: 700 });
  await expect.poll(fitted).toBe(true);
});

test('what stands above a fitted song leaves it the height of a screen', async ({ page }) => {
  await storeBefore(page, FIT);
  await openFitted(page, '/songs/12');
  const sheet = page.getByTestId('sheet');
  await page.getByRole('button', { name: 'Լսել', exact: true }).click();
  await expect(listenPanel(page)).toBeVisible();
  await staffButton(page).click();
  await expect(staff(page).getByRole('img')).toBeVisible();
  await expect.poll(async () => (await sheet.boundingBox())!.height).toBeGreaterThan(600);
});

test('below its words a song is fitted as above them', async ({ page }) => {
  await storeBefore(page, FIT);
  await openFitted(page, '/songs/0');
  const sheet = page.getByTestId('sheet');
  const { height } = (await sheet.boundingBox())!;
  await page.evaluate(() => scrollTo(0, 680));
  await page.getByTestId('transpose-up').dispatchEvent('click');
  await expect(page.getByTestId('transpose-value')).toHaveText('1');
  expect((await sheet.boundingBox())!.height).toBe(height);
});

test('a tap that closes a panel does not turn the song', async ({ page }) => {
  await storeBefore(page, FIT);
  await openFitted(page, '/songs/0');
  await page.getByRole('button', { name: 'Լսել', exact: true }).click();
  await expect(listenPanel(page)).toBeVisible();
  endsHereInFirefox(TAP_SCROLLS);
  const sheet = (await page.getByTestId('sheet').boundingBox())!;
  const right = sheet.x + sheet.width - 5;
  await page.mouse.click(right, sheet.y + 2);
  await expect(listenPanel(page)).toHaveCount(0);
  await expect(screens(page)).toHaveText('1 / 2');
  await page.mouse.click(right, sheet.y + 2);
  await expect(screens(page)).toHaveText('2 / 2');
});
