import type { Page } from '@playwright/test';
import { expect, test } from '../support/browser';
import { drawn } from '../support/page';
import { openSong } from '../support/playingPage';
import { opener } from '../support/readerSettingsPage';

/** Phones with a notch and a home indicator. */
const PHONES = [
  { width: 852, height: 393, insets: { top: 0, right: 59, bottom: 21, left: 59 } },
  { width: 393, height: 852, insets: { top: 59, right: 0, bottom: 34, left: 0 } },
];

type Insets = (typeof PHONES)[number]['insets'];

async function setInsets(page: Page, insets: Insets): Promise<void> {
  const devTools = await page.context().newCDPSession(page);
  const largest = Object.fromEntries(Object.entries(insets).map(([side, inset]) => [`${side}Max`, inset]));
  await devTools.send('Emulation.setSafeAreaInsetsOverride', { insets: { ...insets, ...largest } });
}

/**
 * The seen texts that reach into the insets: at the sides any, above and below those of bars, which stay in place. A panel's
 * text may be scrolled there.
 */
const textsInInsets = (page: Page, insets: Insets): Promise<string[]> =>
  page.evaluate(({ top, right, bottom, left }) => {
    const found: string[] = [];
    const range = new Range();
    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    while (texts.nextNode()) {
      const text = texts.currentNode;
      const around: Element[] = [];
      for (let element = text.parentElement; element; element = element.parentElement) around.push(element);
      const styles = around.map((element) => getComputedStyle(element));
      const isShown =
        around[0]!.checkVisibility({ opacityProperty: true, visibilityProperty: true }) &&
        styles[0]!.fontSize !== '0px' &&
        styles.every(({ clipPath }) => clipPath === 'none');
      if (!isShown || text.textContent!.trim() === '') continue;
      const edges = around
        .filter(
          (element, index) => element !== document.documentElement && styles[index]!.overflowX !== 'visible',
        )
        .map((element) => element.getBoundingClientRect());
      const isInPanel = around.some((element) => element.matches('dialog'));
      const isInBar = !isInPanel && styles.some(({ position }) => /fixed|sticky/.test(position));
      range.selectNodeContents(text);
      for (const place of range.getClientRects()) {
        const seen = {
          left: Math.max(0, place.left, ...edges.map((edge) => edge.left)),
          right: Math.min(innerWidth, place.right, ...edges.map((edge) => edge.right)),
          top: Math.max(0, place.top, ...edges.map((edge) => edge.top)),
          bottom: Math.min(innerHeight, place.bottom, ...edges.map((edge) => edge.bottom)),
        };
        if (seen.left >= seen.right || seen.top >= seen.bottom) continue;
        const isBeside = seen.left < left || seen.right > innerWidth - right;
        const isAcross = seen.top < top || seen.bottom > innerHeight - bottom;
        if (isBeside || (isInBar && isAcross)) found.push(`${text.textContent} ${JSON.stringify(seen)}`);
      }
    }
    return found;
  }, insets);

for (const { width, height, insets } of PHONES)
  test(`on ${width} × ${height} pixels no notch covers words, no home indicator tools`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await setInsets(page, insets);
    const expectClear = async (what: string): Promise<void> => {
      await drawn(page);
      expect.soft(await textsInInsets(page, insets), what).toEqual([]);
    };
    await page.goto('/');
    await expectClear('the songs');
    await openSong(page, '/songs/22');
    await expectClear('a song');
    await page.getByTestId('key-button').click();
    const panel = page.getByRole('dialog');
    await expect(panel).toBeVisible();
    await expectClear('its key');
    // Scrolled to its end, a panel shows all of it above the home indicator.
    const isClear = () =>
      panel.evaluate((dialog, { bottom }) => {
        dialog.scrollTo(0, dialog.scrollHeight);
        return dialog.lastElementChild!.getBoundingClientRect().bottom <= innerHeight - bottom;
      }, insets);
    expect.soft(await isClear()).toBe(true);
    await page.keyboard.press('Escape');
    await opener(page).click();
    await expect(panel).toBeVisible();
    await expectClear('its look');
    expect.soft(await isClear()).toBe(true);
    await page.keyboard.press('Escape');
    await page.keyboard.press('f');
    await expect(page.getByRole('group', { name: 'Ամբողջ էկրան' })).toBeVisible();
    await expectClear('the stage');
  });
