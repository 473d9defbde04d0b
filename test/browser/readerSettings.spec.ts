import { expectAccessible, expectTappable } from '../support/accessibility';
import { endsHereInFirefox, expect, TAP_SCROLLS, test } from '../support/browser';
import { choose, opener, openPanel, overflow, panel } from '../support/readerSettingsPage';

test('opening the panel and setting something leaves the page where it was scrolled', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await page.goto('/songs/7');
  await expect(opener(page)).toBeVisible();
  // Letters that arrive late would move what is scrolled.
  await page.evaluate(async () => {
    await document.fonts.ready;
    scrollTo(0, 300);
  });
  endsHereInFirefox(TAP_SCROLLS);
  await opener(page).click();
  await choose(page, 'Մուգ');
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => scrollY)).toBe(300);
});

test('the panel breaks no rule of accessibility', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openPanel(page);
  await choose(page, 'Միայն խոսքեր');
  await expectAccessible(page);
});

test.describe('on a small phone', () => {
  test.use({ viewport: { width: 320, height: 568 }, hasTouch: true });

  test('the panel fits, and what is tapped is 44 pixels high and wide', async ({ page }) => {
    await openPanel(page);
    const box = (await panel(page).boundingBox())!;
    expect(box.y).toBeGreaterThanOrEqual(0);
    expect(box.width).toBeLessThanOrEqual(320);
    expect(await overflow(page)).toBe(0);
    await expectTappable(panel(page).locator('button:visible, label:visible'));
    await expect(panel(page).getByText('Երգացանկը՝ կողքին')).toBeHidden();
  });
});
