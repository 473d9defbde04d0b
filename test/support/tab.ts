import { expect, type Keyboard, type Page } from '@playwright/test';

/** A tab of any browser: the part of Playwright's Page that WebDriver can do too, and what is printed where it can. */
export type Tab = Pick<
  Page,
  'goto' | 'reload' | 'evaluate' | 'waitForFunction' | 'click' | 'setViewportSize'
> &
  Partial<Pick<Page, 'emulateMedia'>> & { readonly keyboard: Pick<Keyboard, 'press' | 'type'> };

export const HEART = '[data-testid=favorite-toggle]';
export const UP = '[data-testid=transpose-up]';
export const DOWN = '[data-testid=transpose-down]';
export const VALUE = '[data-testid=transpose-value]';
/** The tool that lets a song sound. */
export const PLAY = '[aria-keyshortcuts="L"]';
export const ROW = '[data-testid=song-row]';
export const SEARCH = 'input[type=search]';
/** The link of a song's row. */
export const link = (id: number): string => `[data-song-id="${id}"] a`;

/** Waits until an element shows a text. */
export const expectText = (tab: Tab, selector: string, text: string) =>
  expect.poll(() => tab.evaluate((css) => document.querySelector(css)?.textContent, selector)).toBe(text);

/** Waits until so many elements are there. */
export const expectCount = (tab: Tab, selector: string, count: number) =>
  expect.poll(() => tab.evaluate((css) => document.querySelectorAll(css).length, selector)).toBe(count);

/** Waits until an element has the focus. */
export const expectFocus = (tab: Tab, selector: string) =>
  expect
    .poll(() =>
      tab.evaluate((css) => {
        const focused = document.activeElement!;
        return focused.matches(css) ? css : focused.outerHTML.slice(0, 200);
      }, selector),
    )
    .toBe(selector);

/** Waits until the address, without its host and query, is this. */
export const expectPath = (tab: Tab, path: string) =>
  expect.poll(() => tab.evaluate(() => location.pathname)).toBe(path);

/** Waits for a button or choice whose words end in a name; returns a selector of it. */
export async function named(tab: Tab, name: string): Promise<string> {
  await expect
    .poll(() =>
      tab.evaluate((words) => {
        const found = [...document.querySelectorAll('button, label')].filter((one) =>
          one.textContent.trim().endsWith(words),
        );
        found[0]?.setAttribute('data-named', words);
        return found.length > 0;
      }, name),
    )
    .toBe(true);
  return `[data-named="${name}"]`;
}

/** Taps what is named, as soon as it is there. */
export const tapNamed = async (tab: Tab, name: string): Promise<void> => tab.click(await named(tab, name));

/** The texts of all elements of a selector. */
export const texts = (tab: Tab, selector: string): Promise<string[]> =>
  tab.evaluate((css) => Array.from(document.querySelectorAll(css), (one) => one.textContent), selector);

/** Brings the open song to the stage. */
export async function enterStage(tab: Tab): Promise<void> {
  await tab.keyboard.press('f');
  await expectCount(tab, ':root[data-stage] [data-testid=sheet][style*="--height"]', 1);
}
