import { expect, test } from '../support/browser';
import { expectStored, holdBackScript, hydrated, open } from '../support/page';
import { choose, opener, openPanel, panel } from '../support/readerSettingsPage';
import { storedSettings } from '../support/storedSettings';

test('opening the panel and choosing leaves the page where it was scrolled @whole', async ({ page }) => {
  await page.setViewportSize({ width: 768, height: 800 });
  await page.goto('/songs/7');
  await expect(opener(page)).toBeVisible();
  // Letters that arrive late would move what is scrolled.
  await page.evaluate(async () => {
    await document.fonts.ready;
    scrollTo(0, 300);
  });
  await opener(page).click();
  await choose(page, 'Մուգ');
  await page.keyboard.press('Escape');
  expect(await page.evaluate(() => scrollY)).toBe(300);
});

test('words alone stand without chords, closer together, and with every word @whole', async ({ page }) => {
  await openPanel(page);
  const words = await page.getByTestId('lyric').allTextContents();
  const height = () =>
    page
      .getByTestId('song-line')
      .first()
      .evaluate((line) => line.clientHeight);
  const usual = await height();
  await choose(page, 'Միայն խոսքեր');
  await expect(page.getByTestId('chord').first()).toBeHidden();
  expect(await page.getByTestId('lyric').allTextContents()).toEqual(words);
  expect(await height()).toBeLessThan(usual * 0.7);
  await choose(page, 'Խոսքեր և ակորդներ');
  expect(await height()).toBe(usual);
});

test('a note on a song is above it at once, on the stage, and can be taken back @whole', async ({ page }) => {
  const shown = (): Promise<string> =>
    page.evaluate(() => {
      const facts = document.querySelector('[data-testid=song-facts]')!.parentElement!;
      return getComputedStyle(facts, '::after').content;
    });
  await openPanel(page, '/songs/7');
  const field = panel(page).getByLabel('Իմ նշումը երգի մասին');
  await field.fill(' դանդաղ, «"սոլից"» \\ ');
  await field.press('Enter');
  await expectStored(page, storedSettings({ notes: { 7: 'դանդաղ, «"սոլից"» \\' } }));
  expect(await shown()).toBe('"դանդաղ, «\\"սոլից\\"» \\\\"');

  const release = await holdBackScript(page);
  await page.goto('/songs/7', { waitUntil: 'commit' });
  await expect.poll(shown).toBe('"դանդաղ, «\\"սոլից\\"» \\\\"');
  release();
  await hydrated(page);
  await page.getByRole('button', { name: 'Ամբողջ էկրան' }).click();
  await expect(page.getByRole('group', { name: 'Ամբողջ էկրան' })).toContainText('դանդաղ, «"սոլից"» \\');
  await page.keyboard.press('Escape');

  await opener(page).click();
  await field.fill('');
  await field.press('Enter');
  await expectStored(page, {});
  expect(await shown()).toBe('""');
  await page.getByRole('button', { name: 'Հետարկել' }).click();
  await expect.poll(shown).toBe('"դանդաղ, «\\"սոլից\\"» \\\\"');
  await open(page, '/songs/8');
  expect(await shown()).toBe('""');
});
