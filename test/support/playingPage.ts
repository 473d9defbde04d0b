import { type Page } from '@playwright/test';
import { expect } from './browser';
import { lettersThere, open, type Stored } from './page';
import { enterStage } from './tab';

/** The tools of a song. */
export const tools = (page: Page) => page.getByRole('group', { name: 'Ընթերցման գործիքներ' });
/** The control of the speed, in the bar of a song that scrolls. */
export const speedControl = (page: Page) => page.getByRole('group', { name: 'Թերթելու արագությունը' });
/** How far the page is scrolled, in pixels. */
export const scrolled = (page: Page): Promise<number> => page.evaluate(() => scrollY);

/** Opens a song with stored choices, and waits until the page is hydrated and its letters are there. */
export async function openSong(page: Page, address: string, stored?: Stored): Promise<void> {
  await open(page, address, stored);
  await lettersThere(page);
}

/** Opens a page, and waits for what it fetches while it is idle: it asks for the index of the search last. */
export async function openIdle(page: Page, address: string, stored?: Stored): Promise<void> {
  const last = page.waitForResponse('**/data/search.*');
  await openSong(page, address, stored);
  await (await last).finished();
}

/** Opens a song on a page whose time stands still; only the test lets it pass. */
export async function openSongInStill(page: Page, address: string, stored?: Stored): Promise<void> {
  await page.clock.install({ time: 0 });
  await openSong(page, address, stored);
  await page.clock.pauseAt(5 * 60 * 1000);
}

/** Lets the song scroll in silence, and waits until it does. */
export async function play(page: Page): Promise<void> {
  await page.keyboard.press('p');
  await expect(speedControl(page)).toBeVisible();
}

/** Scrolls to the page's end. */
export const scrollToEnd = (page: Page): Promise<void> =>
  page.evaluate(() => scrollTo(0, document.documentElement.scrollHeight));

/** The numbers of the lines with words or chords that stand wholly in view, over the bar and what stands out of it. */
export const linesInView = (page: Page): Promise<number[]> =>
  page.evaluate(() => {
    const sheet = document.querySelector('[data-testid=sheet]')!.getBoundingClientRect();
    const bar = document.querySelector('article > [data-bar]')!;
    const covers = [bar, ...bar.children]
      .map((part) => part.getBoundingClientRect())
      .filter(({ left }) => left < sheet.right);
    const edge = Math.min(innerHeight, ...covers.map(({ top }) => top));
    return [...document.querySelectorAll<HTMLElement>('[data-line]')]
      .filter((line) => {
        const { top, bottom } = line.getBoundingClientRect();
        // Positions are rounded to whole pixels.
        return line.textContent.trim() !== '' && top >= -1 && bottom <= edge + 1;
      })
      .map((line) => Number(line.dataset['line']));
  });

/** How far the page scrolls for one line of its sheet. */
export const pitch = (page: Page): Promise<number> =>
  page.evaluate(() => {
    const lines = document.querySelectorAll('[data-line]');
    return document.querySelector('[data-testid=sheet]')!.getBoundingClientRect().height / lines.length;
  });

/** Takes full screen from the pages that come, as an iPhone has none: the stage then has the window's size. */
export const withoutFullScreen = (page: Page): Promise<unknown> =>
  page.addInitScript(() => Object.defineProperty(document, 'fullscreenEnabled', { value: false }));

/** Opens a song with stored choices and brings it to the stage. */
export async function openOnStage(page: Page, address: string, stored?: Stored): Promise<void> {
  await withoutFullScreen(page);
  await openSong(page, address, stored);
  await enterStage(page);
}

/** Which screen of a song on the stage is shown. */
export const screens = (page: Page) => page.getByRole('status', { name: 'Երգի էկրանները' });
