import { mkdir } from 'node:fs/promises';
import { chromium, type Page } from '@playwright/test';
import { LANGUAGES, pathPrefix } from '../views/text/languages';
import unpackChromium, { chromiumOptions } from './chromium';
import { serve } from './serve';

const PHONE = { width: 390, height: 844 };
const LAPTOP = { width: 1280, height: 800 };

/** A picture of the README: where it is taken, with what is stored, and what is done before. */
interface Picture {
  readonly path: string;
  readonly size?: { readonly width: number; readonly height: number };
  readonly stored?: Readonly<Record<string, string>>;
  readonly act?: (page: Page) => Promise<void>;
}

/** The pictures that a browser shows before an installation, in each language. */
const inEachLanguage = LANGUAGES.flatMap((language): [string, Picture][] => [
  [`${language}/phone`, { path: `${pathPrefix(language)}/songs/22` }],
  [`${language}/laptop`, { path: `${pathPrefix(language)}/songs/12`, size: LAPTOP }],
]);

const PICTURES: Readonly<Record<string, Picture>> = {
  ...Object.fromEntries(inEachLanguage),
  key: {
    path: '/songs/22',
    stored: { tr22: '3' },
    act: async (page) => {
      await page.getByTestId('key-button').click();
      await page.getByTestId('capo-advice').first().waitFor();
    },
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

/** Takes the pictures of the README from the built site, for `npm run pictures`. */
async function takePictures(folder: string): Promise<void> {
  await unpackChromium();
  for (const language of LANGUAGES) await mkdir(`${folder}/${language}`, { recursive: true });
  const { address, server } = await serve('dist', 0);
  const browser = await chromium.launch(chromiumOptions);
  for (const [name, { path, size = PHONE, stored = {}, act }] of Object.entries(PICTURES)) {
    const texts = Object.entries(stored).map(([key, value]) => ({ name: key, value }));
    const page = await browser.newPage({
      viewport: size,
      locale: 'hy',
      serviceWorkers: 'block',
      storageState: { cookies: [], origins: [{ origin: address, localStorage: texts }] },
    });
    await page.goto(address + path);
    await page.waitForFunction(() => !window.songbookTaps && document.fonts.status === 'loaded');
    await act?.(page);
    await page.screenshot({ path: `${folder}/${name}.png` });
    await page.close();
  }
  await browser.close();
  server.close();
}

void takePictures('static/pictures');
