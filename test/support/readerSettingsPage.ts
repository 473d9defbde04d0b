import { expect, type Page } from '@playwright/test';
import { drawn } from './page';
import type { Tab } from './tab';

/** The button that opens the panel. */
export const opener = (page: Page) => page.getByRole('button', { name: 'Տեսք', exact: true });
/** The panel with the settings of a song's look. */
export const panel = (page: Page) => page.getByRole('dialog', { name: 'Տեսք' });

/** Opens a song and the panel over it. */
export async function openPanel(page: Page, address = '/songs/7'): Promise<void> {
  await page.goto(address);
  await opener(page).click();
  await expect(panel(page)).toBeVisible();
}

/** Opens what is seldom changed. */
export const openMore = (page: Page) => panel(page).getByRole('button', { name: 'Ավելին' }).click();

/** Chooses one of a setting's values by its whole name, before which a translated page has a dot. */
export const choose = (page: Page, name: string) =>
  panel(page)
    .getByRole('radio', { name: new RegExp(`^·?${name}$`) })
    .check();

/** The colour of the page. */
export const paper = (tab: Tab): Promise<string> =>
  tab.evaluate(() => getComputedStyle(document.documentElement).backgroundColor);

/** The height of the words' letters in pixels. */
export const letterSize = (page: Page): Promise<number> =>
  page.getByTestId('sheet').evaluate((sheet) => parseFloat(getComputedStyle(sheet).fontSize));

/** By how many pixels the page, as it is drawn, is wider than the screen. */
export async function overflow(page: Page): Promise<number> {
  await drawn(page);
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth);
}

/** Where the Latin letters of a sheet stand. */
export const latin = (page: Page) => page.locator('[data-testid=sheet] [lang=hy-Latn]');

/** How far each chord stands from the syllable below it. */
export const shifts = (page: Page): Promise<number[]> =>
  page.getByTestId('chord').evaluateAll((chords) =>
    chords.flatMap((chord) => {
      const lyric = chord.nextElementSibling;
      if (!lyric?.textContent) return [];
      const [above, below] = [chord.getBoundingClientRect(), lyric.getBoundingClientRect()];
      return above.bottom <= below.top + 4 ? [Math.abs(above.left - below.left)] : [Infinity];
    }),
  );
