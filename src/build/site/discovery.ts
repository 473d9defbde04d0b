import { existsSync } from 'node:fs';
import { cp } from 'node:fs/promises';
import { join } from 'node:path';
import type { ReadSong } from '../../catalogue/song';
import { CATALOGUE } from '../../catalogue/songbook';
import { endOfToken, parseInlineChords } from '../../music';
import {
  BASE,
  FIRST_LANGUAGE,
  LANGUAGES,
  pageAddress,
  pathPrefix,
  START_QUERY,
  type Language,
} from '../../views/text/languages';
import type { SiteFile } from './siteFile';
import { COLOURS, dataElement, type SiteViews } from './writePages';

/** The files for search engines. A sitemap needs full addresses, so there is none without a site's address. */
export function searchEngineFiles(siteUrl: string, paths: readonly string[]): SiteFile[] {
  const robots = 'User-agent: *\nAllow: /\n';
  if (!URL.canParse(siteUrl)) return [{ path: `${BASE}/robots.txt`, text: robots }];
  const locations = paths.flatMap((path) => {
    const pages = LANGUAGES.map((language) => ({
      language,
      address: pageAddress(siteUrl, language, path),
    }));
    // An address without a prefix leads to the language that the visitor has chosen.
    const alternates = [
      ...pages,
      { language: 'x-default', address: pageAddress(siteUrl, FIRST_LANGUAGE, path) },
    ].map(
      ({ language, address }) => `<xhtml:link rel="alternate" hreflang="${language}" href="${address}"/>`,
    );
    return pages.map(({ address }) => `<url><loc>${address}</loc>${alternates.join('')}</url>`);
  });
  return [
    {
      path: `${BASE}/sitemap.xml`,
      text: `<?xml version="1.0" encoding="UTF-8"?>\n<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${locations.join('\n')}\n</urlset>\n`,
    },
    {
      path: `${BASE}/robots.txt`,
      text: `${robots}Sitemap: ${pageAddress(siteUrl, FIRST_LANGUAGE, '/sitemap.xml')}\n`,
    },
  ];
}

/** The element that describes a song to search engines. */
export function songDescription(song: ReadSong, address: string): string {
  const composition = {
    '@context': 'https://schema.org',
    '@type': 'MusicComposition',
    name: song.title,
    creditText: song.author,
    composer: song.composers.map(personOf),
    lyricist: song.lyricists.map(personOf),
    inLanguage: song.language,
    musicalKey: song.key,
    isAccessibleForFree: true,
    lyrics: { '@type': 'CreativeWork', text: song.body.lyrics.map(withoutChords).join('\n') },
    url: address,
  };
  return dataElement('type="application/ld+json"', composition);
}

const personOf = (name: string) => ({ '@type': 'Person', name });

/** The words of a line without the chords within it and their brackets. */
function withoutChords(lyric: string): string {
  const words = parseInlineChords(lyric).reduceRight(
    (rest, chord) => rest.slice(0, chord.column - 1) + rest.slice(endOfToken(chord) + 1),
    lyric,
  );
  // Of the blanks around a chord, one is left between words, and none before a comma or at an end.
  return words.trim().replace(/ (?=[ ,.])/g, '');
}

/** The pictures of the songbook that a browser shows before an installation, with their sizes; no worker keeps them. */
export const SCREENSHOTS = {
  phone: { width: 390, height: 844 },
  laptop: { width: 1280, height: 800 },
};

/** Those that were taken in a language, with the picture and its path on the site. */
const screenshotsIn = (language: Language) =>
  Object.entries(SCREENSHOTS)
    .map(([name, { width, height }]) => ({
      sizes: `${width}x${height}`,
      form_factor: width < height ? 'narrow' : 'wide',
      picture: `${CATALOGUE}/pictures/${language}/${name}.png`,
      path: `/previews/${language}/${name}.png`,
    }))
    .filter(({ picture }) => existsSync(picture));

/** Copies the pictures of the songbook in a language into a site's folder. */
export async function copyScreenshots(folder: string, language: Language): Promise<void> {
  for (const { picture, path } of screenshotsIn(language)) await cp(picture, join(folder, path));
}

export function webManifest({ text }: SiteViews): SiteFile {
  const prefix = pathPrefix(text.language);
  const icon = (src: string, sizes: string, purpose: string) => ({
    src: BASE + src,
    sizes,
    type: src.endsWith('.svg') ? 'image/svg+xml' : 'image/png',
    purpose,
  });
  const manifest = {
    // One app, which starts in the chosen language, or in the one in which it was installed.
    id: `${BASE}/`,
    start_url: `${prefix}/${START_QUERY}`,
    scope: `${BASE}/`,
    display: 'standalone',
    lang: text.language,
    dir: 'ltr',
    name: text.tagline,
    short_name: text.navigationTitle,
    description: text.siteDescription,
    categories: ['music', 'books'],
    background_color: COLOURS.paper,
    theme_color: COLOURS.paper,
    icons: [
      icon('/icon.svg', 'any', 'any'),
      icon('/icons/192.png', '192x192', 'any'),
      icon('/icons/512.png', '512x512', 'any'),
      icon('/icons/maskable.png', '512x512', 'maskable'),
    ],
    screenshots: screenshotsIn(text.language).map(({ path, sizes, form_factor }) => ({
      src: BASE + path,
      sizes,
      type: 'image/png',
      form_factor,
      label: text.siteDescription,
    })),
    shortcuts: [
      { name: text.favoritesTitle, path: '/favorites' },
      { name: text.setsTitle, path: '/sets' },
      { name: text.chordsTitle, path: '/chords' },
    ].map(({ name, path }) => ({
      name,
      url: prefix + path,
      icons: [icon('/icons/192.png', '192x192', 'any')],
    })),
  };
  return {
    path: `${prefix}/manifest.webmanifest`,
    text: JSON.stringify(manifest, null, 2),
  };
}
