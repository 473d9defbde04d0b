import { writeFile } from 'node:fs/promises';
import { chromium, type Page } from '@playwright/test';
import { LANGUAGES, pathPrefix } from '../views/text/languages';
import unpackChromium, { chromiumOptions } from './chromium';
import { movingPicture } from './movingPicture';
import { serve } from './serve';
import { SCREENSHOTS } from './site/discovery';

/** A picture: where it is taken, with what is stored, and what is done before. */
interface Picture {
  readonly path: string;
  readonly size?: { readonly width: number; readonly height: number };
  readonly stored?: Readonly<Record<string, string>>;
  readonly act?: (page: Page) => Promise<void>;
}

/** The pictures of the README, each in light and in dark. */
const IN_README: Readonly<Record<string, Picture>> = {
  laptop: { path: '/songs/12', size: SCREENSHOTS.laptop },
  phone: { path: '/songs/22' },
  stage: {
    path: '/songs/22',
    size: { width: 844, height: 390 },
    act: async (page) => {
      await page.keyboard.press('f');
      await page.locator(':root[data-stage]').waitFor();
      // The line that leads back rests by itself.
      await page.waitForFunction(() => {
        const line = document.querySelector('[data-over]');
        return line && getComputedStyle(line).opacity === '0';
      });
    },
  },
  threeWays: { path: '/en/songs/22', stored: { 'songbook:latinAlone': 'false' } },
  key: {
    path: '/songs/22',
    stored: { tr22: '3' },
    act: async (page) => {
      await page.getByTestId('key-button').click();
      await page.getByTestId('capo-advice').first().waitFor();
    },
  },
  search: {
    path: '/?q=tsitsernag',
    act: (page) => page.locator('mark').first().waitFor(),
  },
  booklet: {
    path: '/favorites',
    stored: { fav22: '1', fav12: '1', fav30: '1' },
    act: async (page) => {
      await page.getByRole('button', { name: 'Տպել որպես գրքույկ' }).click();
      await page.getByTestId('booklet-picture').locator('article').first().waitFor();
    },
  },
};

/** The colour schemes by the ends of the pictures' names. */
const SCHEMES = { '': 'light', '-dark': 'dark' } as const;

/** Where the moving picture of the README is taken. */
const MOVING = { path: '/songs/12', size: { width: 390, height: 520 } };
/** How many frames it has, and how long each is shown, in milliseconds. */
const [FRAMES, SHOWN] = [14, 430];

/** Takes the pictures of the README and of each language from the built site, for `npm run pictures`. */
async function takePictures(folder: string): Promise<void> {
  await unpackChromium();
  const { address, server } = await serve('dist', 0);
  const browser = await chromium.launch(chromiumOptions);
  const open = async (
    { path, size = SCREENSHOTS.phone, stored = {}, act }: Picture,
    colorScheme: 'light' | 'dark' = 'light',
  ) => {
    const texts = Object.entries(stored).map(([key, value]) => ({ name: key, value }));
    const page = await browser.newPage({
      viewport: size,
      locale: 'hy',
      colorScheme,
      serviceWorkers: 'block',
      storageState: { cookies: [], origins: [{ origin: address, localStorage: texts }] },
    });
    await page.goto(address + path);
    await page.waitForFunction(() => !window.songbookTaps && document.fonts.status === 'loaded');
    await act?.(page);
    return page;
  };
  const take = async (name: string, ...picture: Parameters<typeof open>): Promise<void> => {
    const page = await open(...picture);
    await page.screenshot({ path: `${folder}/${name}.png` });
    await page.close();
  };
  // Those that a browser shows before an installation.
  for (const language of LANGUAGES) {
    await take(`${language}/phone`, { path: `${pathPrefix(language)}/songs/22` });
    await take(`${language}/laptop`, { path: `${pathPrefix(language)}/songs/12`, size: SCREENSHOTS.laptop });
  }
  for (const [ending, scheme] of Object.entries(SCHEMES)) {
    for (const [name, picture] of Object.entries(IN_README)) await take(name + ending, picture, scheme);
    const frames = await framesOf(await open(MOVING, scheme));
    await writeFile(`${folder}/listening${ending}.png`, movingPicture(frames, SHOWN));
  }
  await browser.close();
  server.close();
}

/** A song that begins to sound and, in the middle, goes on a semitone higher. */
async function framesOf(page: Page): Promise<Buffer[]> {
  const frames: Buffer[] = [];
  const begun = Date.now();
  for (let frame = 0; frame < FRAMES; frame++) {
    frames.push(await page.screenshot());
    if (frame === 1) await page.keyboard.press('l');
    if (frame === FRAMES / 2) await page.getByTestId('transpose-up').click();
    await page.waitForTimeout(begun + (frame + 1) * SHOWN - Date.now());
  }
  return frames;
}

void takePictures('static/pictures');
