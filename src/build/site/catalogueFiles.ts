import { SONGS_PER_FILE, type CatalogueFile, type PageSong } from '../../catalogue/catalogueFile';
import type { ReadSong, SongContent, SongListing } from '../../catalogue/song';
import { contentHash, type SiteFile } from './siteFile';
import { dataElement } from './pageDocument';

/** A song file in parts: what lists show, and what only its own page needs. */
export interface SongParts {
  readonly listing: SongListing;
  readonly content: SongContent;
}

/** Parts a song file. */
export function splitSong({ title, author, ...content }: ReadSong): SongParts {
  return { listing: { title, author }, content };
}

/** The files that bring the songs to the app: a script with all listings, and the contents by the file. */
export function catalogueFiles(parts: readonly SongParts[]): { script: SiteFile; contents: SiteFile[] } {
  const contents = Array.from({ length: Math.ceil(parts.length / SONGS_PER_FILE) }, (_, index) => {
    const first = index * SONGS_PER_FILE;
    const text = JSON.stringify(parts.slice(first, first + SONGS_PER_FILE).map(({ content }) => content));
    return { path: `assets/songs-${index}.${contentHash(text)}.json`, text };
  });
  const file: CatalogueFile = {
    listings: parts.map(({ listing }) => listing),
    contentFiles: contents.map(({ path }) => `/${path}`),
  };
  const text = `songbookCatalogue=${JSON.stringify(file)}`;
  return { script: { path: `assets/catalogue.${contentHash(text)}.js`, text }, contents };
}

/** What a song's page carries beside its markup: the content for the app, and a description for search engines. */
export function songData({ listing, content }: SongParts, id: number, address: string): string[] {
  const pageSong: PageSong = { id, content };
  const composition = {
    '@context': 'https://schema.org',
    '@type': 'MusicComposition',
    name: listing.title,
    creditText: listing.author,
    inLanguage: content.language,
    musicalKey: content.key,
    isAccessibleForFree: true,
    url: address,
  };
  return [
    dataElement('type="application/json" id="page-song"', pageSong),
    dataElement('type="application/ld+json"', composition),
  ];
}
