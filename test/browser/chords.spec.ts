import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser';
import { storedChords } from '../support/chords';
import { boxesOf, expectStored, holdBack, hydrated, sizeOf } from '../support/page';
import { overflow } from '../support/readerSettingsPage';
import { opener, openKey, openShapes, panel } from '../support/shapesPage';
import { storedSettings } from '../support/storedSettings';

const cards = (page: Page) => page.getByTestId('chord-card');
const known = (page: Page, name: string) =>
  page.getByRole('button', { name: `Գիտեմ ${name} ակորդը`, exact: true });
const bar = (page: Page) => page.getByRole('main').getByRole('link', { name: /^Ի՞նչ նվագել.*երգ$/ });
const playable = (page: Page) =>
  page.getByRole('region', { name: /^Կարող եք նվագել/ }).getByTestId('song-way');

test('chords are found, ticked and played with', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  const release = await holdBack(page, '**/assets/chords.*.js');
  // A page at rest fetches others' scripts, and is not loaded before this one has come.
  await page.goto('/', { waitUntil: 'commit' });
  await hydrated(page);
  const footer = page.getByRole('contentinfo');
  await footer.getByRole('link', { name: 'Ակորդներ' }).click();
  await expect(page).toHaveURL('/chords');
  // The link with the focus is hidden while the page comes.
  await expect(footer).toBeHidden();
  release();
  await expect(page).toHaveTitle('Ակորդներ | Երգեր և ակորդներ');
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  await expect(cards(page)).not.toHaveCount(0);
  for (const name of ['Am', 'Dm', 'C', 'G']) await known(page, name).click();
  await expect(bar(page)).toBeInViewport({ ratio: 1 });
  await expect(bar(page)).toContainText('4 ակորդ');
  await bar(page).click();
  await expect(page).toHaveURL('/playable');
  // One that needs a capo is opened with it, and nothing of the visitor's own is changed.
  const row = playable(page).filter({ hasText: 'Կապո 5' }).first();
  await row.getByRole('link').click();
  await expect(page.getByTestId('capo')).toContainText('Կապո 5');
  for (const name of await page.getByTestId('chord').allTextContents())
    expect(['Am', 'Dm', 'C', 'G']).toContain(name);
  await expectStored(page, storedChords('Am', 'Dm', 'C', 'G'));
});

test('on a phone a tapped card of two has its other voicings, and nothing moves @whole', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 800 });
  await page.goto('/chords');
  const places = async () =>
    (await boxesOf(cards(page))).slice(0, 4).map(({ x, y, height }) => [x, y, height]);
  await expect(cards(page).first()).toBeVisible();
  const before = await places();
  expect(before[1]![1]).toBe(before[0]![1]);
  expect(before[0]![2]).toBeLessThan(170);
  const turns = page.getByRole('button', { name: /մատնադրությունը$/ });
  await expect(turns).toHaveCount(0);
  await page.getByRole('button', { name: 'Լսել C ակորդը' }).press('Enter');
  await expect(turns).toHaveCount(2);
  await cards(page).first().getByRole('button', { name: 'Հաջորդ' }).click();
  await expect(page.getByTestId('voicing-place')).toHaveText(/^2\//);
  expect(await places()).toEqual(before);
});

test('what has the focus is never behind the bar @whole', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await page.goto('/chords');
  await expect(cards(page).first()).toBeVisible();
  const barTop = (await bar(page).boundingBox())!.y;
  const behind = await cards(page)
    .getByRole('button')
    .evaluateAll(
      (buttons, top) =>
        buttons.slice(0, 30).filter((button) => {
          button.focus();
          return button.getBoundingClientRect().bottom > top + 1;
        }).length,
      barTop,
    );
  expect(behind).toBe(0);
});

test('on paper there are chords, and nothing to press @whole', async ({ page }) => {
  await page.goto('/chords');
  await expect(cards(page).first()).toBeVisible();
  await page.emulateMedia({ media: 'print' });
  await expect(page.getByTestId('chord-diagram').first()).toBeVisible();
  await expect(page.getByRole('button')).toHaveCount(0);
  for (const role of ['textbox', 'radio'] as const) await expect(page.getByRole(role)).toHaveCount(0);
  await expect(bar(page)).toHaveCount(0);
});

test('on a small phone what can be taken back is offered above the bar @whole', async ({ page }) => {
  await page.setViewportSize({ width: 320, height: 568 });
  await openKey(page, '/songs/14');
  await page.getByTestId('easy-key').click();
  const notice = (await page.getByRole('button', { name: 'Հետարկել' }).boundingBox())!;
  const bar = (await opener(page).boundingBox())!;
  expect(notice.y + notice.height).toBeLessThanOrEqual(bar.y);
});

test('letters of 200 % leave words whole below a diagram @whole', async ({ page }) => {
  await openShapes(page, '/songs/14', storedSettings({ textSize: 200 }));
  for (const screen of ['320 × 844', '390 × 844', '844 × 390']) {
    await page.setViewportSize(sizeOf(screen));
    const lines = await panel(page)
      .getByTestId('voicing-place')
      .evaluate((place) => {
        const range = new Range();
        range.selectNodeContents(place);
        return range.getClientRects().length;
      });
    expect(lines).toBe(1);
    expect(await overflow(page)).toBe(0);
  }
});
