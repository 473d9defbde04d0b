import type { SongContent, SongListing } from './song';

/** The number of songs in a content file. */
export const SONGS_PER_FILE = 64;

/** The data that every page loads: the listings, and the addresses of the other data files. */
export interface CatalogueFile {
  readonly listings: readonly SongListing[];
  /** The addresses of the content files in order, each with `SONGS_PER_FILE` songs. */
  readonly contentFiles: readonly string[];
  /** The address of the file of traits. */
  readonly traits: string;
  /** The address of the search index. */
  readonly searchIndex: string;
}

/** The data inside the document of a song's page. */
export interface PageSong {
  readonly id: number;
  readonly content: SongContent;
}
