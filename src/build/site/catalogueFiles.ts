import { SONGS_PER_FILE, type CatalogueFile } from '../../catalogue/catalogueFile';
import type { ReadSong, SongContent, SongListing } from '../../catalogue/song';
import { contentHash } from './contentHash';
import type { SiteFile } from './siteFile';

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
