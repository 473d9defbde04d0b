import type { Page } from '@playwright/test';
import { expectAccessible } from '../support/accessibility';
import { endsHereInFirefox, expect, test } from '../support/browser';
import { storedChords } from '../support/chords';
import { expectStored, hydrated } from '../support/page';

const cards = (page: Page) => page.getByTestId('chord-card');
const known = (page: Page, name: string) =>
  page.getByRole('button', { name: `Գիտեմ ${name} ակորդը`, exact: true });
const bar = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Ինչ կարող եմ նվագել.*երգ$/ });
const playable = (page: Page) =>
  page.getByRole('region', { name: /^Կարող եք նվագել/ }).getByTestId('song-way');

test('chords are found, ticked and played with', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/');
  await hydrated(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'Ակորդներ' }).click();
  await expect(page).toHaveURL('/chords');
  await expect(page).toHaveTitle('Ակորդներ | Երգեր և ակորդներ');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(cards(page)).not.toHaveCount(0);
  for (const name of ['Am', 'Dm', 'C', 'G']) await known(page, name).click();
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  await expect(bar(page)).toContainText('4 ակորդ');
  const count = Number(/(\d+) երգ/.exec((await bar(page).textContent())!)![1]);
  expect(count).toBeGreaterThan(5);
  await bar(page).click();
  await expect(page).toHaveURL('/playable');
  await expect(playable(page)).toHaveCount(count);
  // One that needs a capo is opened with it, and nothing of the visitor's own is changed.
  const row = playable(page).filter({ hasText: 'Կապո 5' }).first();
  await row.getByRole('link').click();
  await expect(page.getByTestId('capo')).toContainText('Կապո 5');
  for (const name of await page.getByTestId('chord').allTextContents())
    expect(['Am', 'Dm', 'C', 'G']).toContain(name);
  await page.goBack();
  await expect(playable(page)).toHaveCount(count);
  await page.reload();
  await expect(playable(page)).toHaveCount(count);
  await expectStored(page, storedChords('Am', 'Dm', 'C', 'G'));
});

test('with the keyboard alone a chord is typed, learnt and forgotten', async ({ page }) => {
  await page.goto('/chords');
  const field = page.getByRole('textbox', { name: 'Գրե՛ք որևէ ակորդ' });
  await field.focus();
  await page.keyboard.type('bb/d huh');
  await expect(page.getByText('«huh» գրությամբ ակորդ չկա')).toBeVisible();
  const next = page.getByRole('button', { name: 'Հաջորդ մատնադրությունը' }).first();
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(next).toBeFocused();
  // Its sound stands before its tick.
  for (let stop = 0; stop < 2; stop++) await page.keyboard.press('Tab');
  await expect(known(page, 'Bb/D').first()).toBeFocused();
  await page.keyboard.press('Space');
  await expectStored(page, storedChords('Bb/D'));
  await expect(bar(page)).toContainText('1 ակորդ');
  await page.keyboard.press('Space');
  await expectStored(page, {});
  await page.keyboard.press('Control+z');
  await expectStored(page, storedChords('Bb/D'));
});

test('what has the focus is never behind the bar', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/chords');
  await expect(cards(page).first()).toBeVisible();
  for (const button of (await cards(page).getByRole('button').all()).slice(0, 30)) {
    await button.focus();
    const { y, height } = (await button.boundingBox())!;
    expect(y + height).toBeLessThanOrEqual((await bar(page).boundingBox())!.y + 1);
  }
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });

  test('both pages say what they need', async ({ page }) => {
    endsHereInFirefox('the driver stops scripts only after <noscript> was read');
    for (const [address, title] of Object.entries({ chords: 'Ակորդներ', playable: 'Ինչ կարող եմ նվագել' })) {
      await page.goto(address);
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(title);
      await expect(page.getByText('Loading...')).toBeHidden();
      await expect(page.locator('noscript p', { hasText: 'գիտցածները նշելու' })).toBeVisible();
    }
  });
});

test('on paper there are chords, and nothing to press', async ({ page }) => {
  await page.goto('/chords');
  await expect(cards(page).first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByTestId('chord-diagram').first()).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  for (const role of ['textbox', 'radio'] as const) await expect(page.getByRole(role)).toHaveCount(0);
  await expect(bar(page)).toHaveCount(0);
});

for (const width of [320, 1440])
  test(`nothing is in the way of anybody, ${width} pixels wide`, async ({ page }) => {
    await page.setViewportSize({ width, height: 800 });
    const check = async (): Promise<void> => {
      if (width === 320) await expectAccessible(page);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(width);
      const controls = page.locator('main :is(button, label, input:not([type=radio])):visible');
      for (const control of await controls.all()) {
        const { width: wide, height: high } = (await control.boundingBox())!;
        expect(Math.min(wide, high)).toBeGreaterThanOrEqual(44);
      }
    };
    await page.goto('/playable');
    await expect(page.getByText('Դեռ ոչ մի ակորդ չեք նշել')).toBeVisible();
    await check();
    await page.getByRole('button', { name: 'Սկսել առաջին ակորդներից' }).click();
    await expect(playable(page)).not.toHaveCount(0);
    await check();
    await page.goto('/chords');
    await page.getByRole('textbox').fill('Fmaj9 huh');
    await expect(page.getByText('«huh» գրությամբ ակորդ չկա')).toBeVisible();
    await known(page, 'Am').click();
    await expect(page.getByRole('button', { name: 'Հետարկել' })).toBeVisible();
    await check();
  });
