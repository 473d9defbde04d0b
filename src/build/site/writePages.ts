import { readFileSync } from 'node:fs';
import { weakMapMemoize } from '@reduxjs/toolkit';
import { usualReading, type CatalogueState } from '../../state';
import type { Meaning, SongListing } from '../../catalogue/song';
import { pageNameAt, PAGES } from '../../views/pages/pageTable';
import { BASE, pathPrefix } from '../../views/text/languages';
import { contentSecurityPolicy } from './headers';
import { makePageLetters } from './pageLetters';
import type { SiteAssets } from './siteAssets';
import { integrityOf, placeIn, writeFileTo } from './siteFile';

/** The colours of the light theme, for files without the style sheet. */
export const COLOURS = {
  red: '#9a2740',
  blue: '#2f5486',
  paper: '#fbf7ef',
  ink: '#2c2320',
  faded: '#56493f',
} as const;

/** The size of a preview image, in pixels. */
export const PREVIEW_SIZE = { width: 1200, height: 630 };

/** The exports of the built views, which render pages and hold the words outside them. */
export type SiteViews = typeof import('./renderPage');

interface SitePage {
  readonly path: string;
  /** The addresses of the scripts that hold its data. */
  readonly dataScripts: readonly string[];
  /** The contents of its song, what it means where the page says so, and the element that describes it to search engines. */
  readonly contents?: CatalogueState['contents'];
  readonly meanings?: Readonly<Record<number, Meaning>> | undefined;
  readonly description?: string;
}

/** The built parts of a site in one language, and the folder that all languages are written to. */
export interface SiteParts {
  readonly assets: SiteAssets;
  readonly views: SiteViews;
  readonly folder: string;
}

/** Writes all pages. */
export async function writePages(
  pages: readonly SitePage[],
  listings: readonly SongListing[],
  { assets, views, folder }: SiteParts,
): Promise<void> {
  const { earlyScript, setFirstScript } = assets;
  const read = (address: string): Buffer => readFileSync(placeIn(folder, address));
  const integrity = weakMapMemoize((address: string): string => `integrity="${integrityOf(read(address))}"`);
  const { language, tagline } = views.text;
  const { region } = new Intl.Locale(language).maximize();
  const prefix = pathPrefix(language);
  const styles = Object.values(assets.pageStyles).flat();
  const lettersOf = makePageLetters(
    assets.fonts.map((address) => [address, read(address)] as const),
    // The pages share styles.
    [...new Set(styles.map(({ text }) => text))].join(''),
  );
  const policy = contentSecurityPolicy([earlyScript, setFirstScript]);

  for (const { path, contents = {}, meanings, dataScripts, description = '' } of pages) {
    const name = pageNameAt(path);
    const page = await views.renderPage(path, views.catalogueOf(listings, contents), meanings);
    const scripts = [
      ...assets.words[language],
      ...('hasFirstWords' in PAGES[name] ? [] : assets.moreWords[language]),
      ...dataScripts,
      ...assets.pageScripts[name],
      // A song's words are built with the usual letters.
      ...(name === 'song' && usualReading(language).latin !== 'none' ? assets.romanisation : []),
      ...assets.scripts,
    ];
    const text = [
      `<!doctype html><html lang="${language}"><head><meta charset="utf-8">`,
      `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
      '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
      '<meta name="color-scheme" content="light dark">',
      page.head,
      `<meta property="og:locale" content="${language}_${region}"><meta property="og:site_name" content="${tagline}">`,
      `<meta property="og:image:width" content="${PREVIEW_SIZE.width}">`,
      `<meta property="og:image:height" content="${PREVIEW_SIZE.height}">`,
      '<meta name="twitter:card" content="summary_large_image">',
      `<meta name="theme-color" content="${COLOURS.paper}" media="(prefers-color-scheme: light)">`,
      '<meta name="theme-color" content="#1b1714" media="(prefers-color-scheme: dark)">',
      `<link rel="icon" href="${BASE}/icon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="${BASE}/icons/180.png">`,
      `<link rel="manifest" href="${prefix}/manifest.webmanifest">`,
      // webpack's runtime finds a style that is there by `data-href`, and does not fetch it.
      ...assets.pageStyles[name].map(({ path, text }) => `<style data-href="${path}">${text}</style>`),
      dataElement('type="application/json" id="letters"', await lettersOf(page.markup)),
      `<script>${earlyScript}</script>`,
      ...scripts.map((src) => `<script defer src="${src}" ${integrity(src)}></script>`),
      // The wordmark is drawn last. The first paint waits for it, for half a page would move when the rest is parsed.
      '<link rel="expect" href="#wordmark" blocking="render">',
      `</head><body><div id="root">${page.markup}</div>${name === 'song' ? `<script>${setFirstScript}</script>` : ''}<svg display="none">${views.wordmark}</svg>`,
      `${description}</body></html>`,
    ].join('');
    await writeFileTo(folder, { path: `${prefix}${path === '/' ? '/index' : path}.html`, text });
  }
}

/** A script element that holds data; `<` is escaped, so that no text in the data can close it. */
export function dataElement(attributes: string, value: unknown): string {
  return `<script ${attributes}>${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
}
