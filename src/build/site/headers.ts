import { PAGES } from '../../views/pages/pageTable';
import { BASE, LANGUAGES, pathPrefix } from '../../views/text/languages';
import { integrityOf } from './siteFile';

/** The sources of everything but scripts and styles, which are the same for every file of the site. */
const SOURCES = [
  "img-src 'self'",
  "font-src 'self'",
  // The silent audio that plays beside a song.
  'media-src blob:',
  "connect-src 'self'",
  "manifest-src 'self'",
  "worker-src 'self'",
  'frame-src https://www.youtube-nocookie.com',
  "object-src 'none'",
  "base-uri 'none'",
  "form-action 'none'",
];

/** The content security policy of a page with these inline scripts, as a `<meta>` allows it. */
export const contentSecurityPolicy = (scripts: readonly string[]): string =>
  [
    // Firefox before 132 checks the ornaments against it.
    "default-src 'self'",
    ["script-src 'self'", ...scripts.map(allowed)].join(' '),
    "style-src 'self' 'unsafe-inline'",
    ...SOURCES,
  ].join('; ');

/** The source expression that allows an inline text. */
const allowed = (text: string): string => `'${integrityOf(text)}'`;

const PERMISSIONS = [
  'camera=()',
  'display-capture=()',
  'geolocation=()',
  'microphone=()',
  'payment=()',
  'usb=()',
  'autoplay=(self "https://www.youtube-nocookie.com")',
  'fullscreen=(self "https://www.youtube-nocookie.com")',
  'screen-wake-lock=(self)',
];

const CACHED_FOR_EVER = { 'Cache-Control': 'public, max-age=31536000, immutable' };
const NAMED_BY_HASH = [`${BASE}/assets/`, ...LANGUAGES.map((language) => `${pathPrefix(language)}/data/`)];

/**
 * The headers of the site's files, by the start of their paths. Cross-Origin-Opener-Policy is left out: with it a browser
 * changes processes before the first paint, which takes 40 ms on a slow phone.
 */
const HEADERS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  [`${BASE}/`]: {
    'Content-Security-Policy': [...SOURCES, "frame-ancestors 'none'"].join('; '),
    'Referrer-Policy': 'strict-origin-when-cross-origin',
    'X-Content-Type-Options': 'nosniff',
    'Permissions-Policy': PERMISSIONS.join(', '),
  },
  ...Object.fromEntries(NAMED_BY_HASH.map((start) => [start, CACHED_FOR_EVER])),
};

/** The headers of the file at a path. */
export function headersAt(path: string): Readonly<Record<string, string>> {
  const fitting = Object.entries(HEADERS).filter(([start]) => path.startsWith(start));
  return Object.fromEntries(fitting.flatMap(([, headers]) => Object.entries(headers)));
}

/** The headers in the `_headers` format of static hosts. */
export const formatHeaders = (): string =>
  Object.entries(HEADERS)
    .flatMap(([start, headers]) => [
      `${start}*`,
      ...Object.entries(headers).map(([name, value]) => `  ${name}: ${value}`),
    ])
    .join('\n');

/**
 * The rules for the sets, which have no built page, in the `_redirects` format of static hosts. At their addresses the page
 * of unknown addresses answers with status 200, and shows the right page once the saved state is read. It is named without
 * `.html`: Cloudflare sends visitors from that name to the one without.
 */
export const formatRedirects = (): string =>
  LANGUAGES.map(pathPrefix)
    .map((prefix) => `${prefix}${PAGES.set.path} ${prefix}/404 200\n`)
    .join('');
