import { expect, type Page } from '@playwright/test';
import { storeBefore, type Stored } from './page';
import { storedSettings } from './storedSettings';
import type { Tab } from './tab';

/** The booklet, which is in the document only while it is printed. */
export const booklet = (page: Page) => page.getByTestId('booklet');

/** Goes from page to page of a song, in Armenian or below another language's prefix, without a load but for the first. */
export async function turnTo(page: Page, id: number, prefix = ''): Promise<void> {
  const path = `${prefix}/songs/${id}`;
  if (!page.url().includes('/songs/')) await page.goto(path);
  await page.evaluate(turn, path);
}

/** Called in the page: opens a song, and waits until its words are there, in the songbook's letters. */
export async function turn(path: string): Promise<void> {
  const until = async (isSo: () => boolean): Promise<void> => {
    while (!isSo()) await new Promise(requestAnimationFrame);
  };
  await until(() => 'songbook' in window && window.songbookTaps === undefined);
  history.pushState(null, '', path);
  dispatchEvent(new PopStateEvent('popstate'));
  const parts = [`[rel=canonical][href$="${path}"]`, '[data-testid=sheet]'];
  await until(() => parts.every((part) => document.querySelector(part) !== null));
  // WebKit lets go of letters that no page has used since its window was turned.
  while (!document.fonts.check('1em "Songbook Serif"', 'ա a'))
    await document.fonts.load('1em "Songbook Serif"', 'ա a').then(() => new Promise(requestAnimationFrame));
}

/** Waits until the words of all songs have come. */
const contentsHere = (page: Page): Promise<unknown> =>
  page.waitForFunction(() => {
    if (!('songbook' in window)) return false;
    const { listings, contents } = window.songbook.getState().catalogue;
    return Object.keys(contents).length === listings.length;
  });

/** Tells the page that it is going to be printed, and shows it as on paper; or brings it back to the screen. */
export async function showOnPaper(tab: Tab, isOnPaper = true): Promise<void> {
  if (isOnPaper) await beforePrint(tab);
  else await tab.evaluate(() => dispatchEvent(new Event('afterprint')));
  await tab.emulateMedia!({ media: isOnPaper ? 'print' : 'screen' });
}

const beforePrint = (tab: Tab): Promise<unknown> =>
  tab.evaluate(() => dispatchEvent(new Event('beforeprint')));

/** Lets the page draw its booklet; its words and Latin letters come in their own time. */
export async function drawBooklet(page: Page): Promise<void> {
  await contentsHere(page);
  await expect(async () => {
    await beforePrint(page);
    await expect(booklet(page)).toBeAttached({ timeout: 100 });
  }).toPass();
}

/** Draws a booklet of favorites, as it is printed. */
export async function drawSongs(
  page: Page,
  ids: readonly number[],
  settings: object,
  others: Stored = {},
): Promise<void> {
  await storeBefore(page, {
    ...Object.fromEntries(ids.map((id) => [`fav${id}`, '1'])),
    ...storedSettings(settings),
    ...others,
  });
  await page.goto('/favorites');
  await drawBooklet(page);
  await page.emulateMedia({ media: 'print' });
}

/** The parts of a drawn booklet that cross the margins of their page, and those that cover other parts. */
export const bookletFaults = (page: Page): Promise<string[]> =>
  booklet(page).evaluate((element) =>
    [...element.querySelectorAll('[data-testid=booklet-page]')].flatMap((leaf) => {
      const style = getComputedStyle(leaf);
      const edges = leaf.getBoundingClientRect();
      const parts = ['[data-line]', 'li', '[data-testid=system] > svg > g', '[data-testid=chord-diagram]'];
      const boxes = [...leaf.querySelectorAll(parts.join())]
        .map((part) => ({ part, isLine: part.matches('[data-line]'), place: part.getBoundingClientRect() }))
        .filter(({ place }) => place.height > 0);
      return boxes.flatMap(({ part, isLine, place: { left, right, top, bottom } }, at) => {
        const isWithin =
          left >= edges.left + parseFloat(style.paddingLeft) - 1 &&
          right <= edges.right - parseFloat(style.paddingRight) + 1 &&
          top >= edges.top + parseFloat(style.paddingTop) - 1 &&
          bottom <= edges.bottom - parseFloat(style.paddingBottom) + 1;
        const over = boxes.slice(at + 1).filter(({ isLine: isOtherLine, place: other }) => {
          const isAcross = left < other.right - 1 && other.left < right - 1;
          return !(isLine && isOtherLine) && isAcross && top < other.bottom - 1 && other.top < bottom - 1;
        });
        return [
          ...(isWithin ? [] : [`${part.textContent} reaches beyond its page`]),
          ...over.map((other) => `${part.textContent} over ${other.part.textContent}`),
        ];
      });
    }),
  );

/** How many pages a PDF file has that Chromium printed. */
export const pageCount = (pdf: Buffer): number => kids(pdf).length;

/** The number of the page, from 1, on which each element stands that a link of the page leads to. */
export function pagesOfTargets(pdf: Buffer): Map<string, number> {
  const pages = kids(pdf);
  const targets = pdf.toString('latin1').matchAll(/\/([\w-]+) \[(\d+) 0 R \/XYZ/g);
  return new Map(Array.from(targets, ([, name = '', page = '']) => [name, pages.indexOf(page) + 1]));
}

/** The object numbers of the pages in their order; a long file keeps them in a tree. */
function kids(pdf: Buffer): string[] {
  const nodes = pdf.toString('latin1').matchAll(/\n(\d+) 0 obj\n<<\/Type \/Page(s?)\n([^]*?)\nendobj/g);
  const childrenOf = new Map(
    Array.from(nodes, ([, number = '', isTree, entries = '']) => {
      const children = /\/Kids \[([^\]]*)\]/.exec(entries)?.[1] ?? '';
      return [number, isTree ? (children.match(/\d+(?= 0 R)/g) ?? []) : null];
    }),
  );
  const inner = new Set([...childrenOf.values()].flatMap((children) => children ?? []));
  const leaves = (number: string): string[] => childrenOf.get(number)?.flatMap(leaves) ?? [number];
  return [...childrenOf.keys()].filter((number) => !inner.has(number)).flatMap(leaves);
}
