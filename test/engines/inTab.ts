import { expect } from '@playwright/test';
import type { Tab } from './tab';

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
  expect.poll(() => tab.evaluate(() => location.pathname, '')).toBe(path);

/** Waits until a key of local storage holds this; null where there is none. */
export const expectStored = (tab: Tab, key: string, value: string | null) =>
  expect.poll(() => tab.evaluate((name) => localStorage.getItem(name), key)).toBe(value);

/** Waits until the page's own script has taken it over, even where the tab is on its way to the page. */
export const expectTakenOver = (tab: Tab): Promise<void> =>
  expect(async () => {
    const isTakenOver = () => 'songbook' in window && window.songbookTaps === undefined;
    expect(await tab.evaluate(isTakenOver, '')).toBe(true);
  }).toPass({ timeout: 60_000 });

/** Opens an address and waits until the page's own script has taken it over. */
export async function open(tab: Tab, address: string): Promise<void> {
  await tab.goto(address);
  await expectTakenOver(tab);
}

/** Stores choices as an earlier visit has, before a page of the songbook opens. */
export async function storeBefore(tab: Tab, stored: Record<string, string>): Promise<void> {
  await tab.goto('/icon.svg');
  await tab.evaluate((choices) => {
    for (const [key, value] of Object.entries(JSON.parse(choices) as Record<string, string>))
      localStorage.setItem(key, value);
  }, JSON.stringify(stored));
}

/** Taps the button or choice whose words end in a name, as soon as there is one. */
export async function tapNamed(tab: Tab, name: string): Promise<void> {
  await expect
    .poll(() =>
      tab.evaluate((words) => {
        const named = [...document.querySelectorAll('button, label')].filter((one) =>
          one.textContent.trim().endsWith(words),
        );
        named[0]?.setAttribute('data-named', words);
        return named.length > 0;
      }, name),
    )
    .toBe(true);
  await tab.click(`[data-named="${name}"]`);
}

/** The texts of all elements of a selector. */
export const texts = (tab: Tab, selector: string): Promise<string[]> =>
  tab.evaluate((css) => Array.from(document.querySelectorAll(css), (one) => one.textContent), selector);

/** The colour of the page. */
export const paper = (tab: Tab): Promise<string> =>
  tab.evaluate(() => getComputedStyle(document.documentElement).backgroundColor, '');
