import { tagline } from '../../views/text/pages';
import { COLOURS } from './colours';
import type { PageLetters } from './pageLetters';
import type { SiteAssets } from './siteFile';
import type { RenderedPage } from './renderPage';

/** The size of a preview image, in pixels. */
export const PREVIEW_SIZE = { width: 1200, height: 630 };

/** Makes the HTML document of a rendered page. */
export function pageDocument(options: {
  readonly page: RenderedPage;
  readonly assets: SiteAssets;
  /** The part of the style that the page needs at its first paint. */
  readonly style: string;
  /** An SVG element that pages refer to by its id. */
  readonly wordmark: string;
  readonly letters: PageLetters;
  /** The addresses of this page's scripts. */
  readonly scripts: readonly string[];
  /** The integrity of a file by its address. */
  readonly integrityOf: (address: string) => string;
  readonly policy: string;
  /** An element for search engines; empty for none. */
  readonly description: string;
}): string {
  const { page, assets, style, wordmark, letters, scripts, integrityOf, policy, description } = options;
  const { styleFile, earlyScript } = assets;
  return [
    '<!doctype html><html lang="hy"><head><meta charset="utf-8">',
    `<meta http-equiv="Content-Security-Policy" content="${policy}">`,
    '<meta name="viewport" content="width=device-width,initial-scale=1,viewport-fit=cover">',
    '<meta name="color-scheme" content="light dark">',
    page.head,
    `<meta property="og:locale" content="hy_AM"><meta property="og:site_name" content="${tagline}">`,
    `<meta property="og:image:width" content="${PREVIEW_SIZE.width}">`,
    `<meta property="og:image:height" content="${PREVIEW_SIZE.height}">`,
    '<meta name="twitter:card" content="summary_large_image">',
    `<meta name="theme-color" content="${COLOURS.paper}" media="(prefers-color-scheme: light)">`,
    '<meta name="theme-color" content="#1b1714" media="(prefers-color-scheme: dark)">',
    '<link rel="icon" href="/icon.svg" type="image/svg+xml"><link rel="apple-touch-icon" href="/icons/180.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    `<style>${style}</style>`,
    dataElement('type="application/json" id="letters"', letters),
    `<script>${earlyScript}</script>`,
    ...scripts.map((src) => `<script defer src="${src}" integrity="${integrityOf(src)}"></script>`),
    `<link rel="preload" as="style" href="${styleFile}" integrity="${integrityOf(styleFile)}" fetchpriority="low">`,
    `<noscript><link rel="stylesheet" href="${styleFile}"></noscript>`,
    // It is the last of what is drawn: half a page would move when the rest is parsed.
    '<link rel="expect" href="#wordmark" blocking="render">',
    `</head><body><div id="root">${page.markup}</div><svg display="none">${wordmark}</svg>`,
    `${description}</body></html>`,
  ].join('');
}

/** A script element that holds data; `<` is escaped, so that no text in the data can close it. */
export function dataElement(attributes: string, value: unknown): string {
  return `<script ${attributes}>${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
}
