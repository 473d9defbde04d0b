import { expectAccessible } from '../support/accessibility';
import { endsHereInFirefox, expect, TAP_SCROLLS, test } from '../support/browser';
import { expectStored } from '../support/page';
import {
  choose,
  letterSize,
  opener,
  openPanel,
  overflow,
  panel,
  paper,
  READER_SETTINGS_KEY,
  stepText,
} from '../support/readerSettingsPage';

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

test('the text grows and shrinks in steps, and is as big on the next visit', async ({ page }) => {
  await openPanel(page);
  const usual = await letterSize(page);
  await stepText(page, 'Մեծացնել տառերը');
  await stepText(page, 'Մեծացնել տառերը');
  await expect(panel(page).getByRole('status')).toHaveText('130 %');
  expect((await letterSize(page)) / usual).toBeCloseTo(1.3);
  await expectStored(page, { [READER_SETTINGS_KEY]: '{"textSize":130}' });
  await page.goto('/songs/8');
  await expect.poll(async () => (await letterSize(page)) / usual).toBeCloseTo(1.3);
  await opener(page).click();
  await stepText(page, 'Փոքրացնել տառերը');
  await stepText(page, 'Փոքրացնել տառերը');
  await expectStored(page, {});
  await stepText(page, 'Փոքրացնել տառերը');
  await stepText(page, 'Փոքրացնել տառերը');
  await expect(panel(page).getByRole('status')).toHaveText('80 %');
  await expect(panel(page).getByRole('button', { name: 'Փոքրացնել տառերը' })).toBeDisabled();
});

for (const system of ['light', 'dark'] as const) {
  test(`colours are the device's (${system}) until they are chosen`, async ({ page }) => {
    await page.emulateMedia({ colorScheme: system });
    await openPanel(page);
    const [own, other] = system === 'light' ? ['Բաց', 'Մուգ'] : ['Մուգ', 'Բաց'];
    const usual = await paper(page);
    await choose(page, other);
    expect(await paper(page)).not.toBe(usual);
    await choose(page, own);
    expect(await paper(page)).toBe(usual);
    await choose(page, other);
    await page.reload();
    await expect.poll(() => paper(page)).not.toBe(usual);
    await opener(page).click();
    await choose(page, 'Ըստ սարքի');
    expect(await paper(page)).toBe(usual);
    await expectStored(page, {});
  });
}

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
    for (const control of await panel(page).locator('button:visible, label:visible').all()) {
      const { width, height } = (await control.boundingBox())!;
      expect(Math.min(width, height)).toBeGreaterThanOrEqual(44);
    }
    await expect(panel(page).getByText('Երգացանկը՝ կողքին')).toBeHidden();
  });
});
