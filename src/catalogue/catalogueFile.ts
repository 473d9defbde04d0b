import type { SongContent, SongListing } from './song';

/** How many songs share a file of contents. */
export const SONGS_PER_FILE = 64;

/** What every page loads beside the script: the words of the lists, and where the contents of the songs are. */
export interface CatalogueFile {
  readonly listings: readonly SongListing[];
  /** The address of each file of contents, `SONGS_PER_FILE` songs to a file, in order. */
  readonly contentFiles: readonly string[];
  /** The address of what the shelves know of every song. */
  readonly shelves: string;
  /** The address of the words of every song as a search reads them. */
  readonly searchIndex: string;
}

/** What the page of a song carries within itself. */
export interface PageSong {
  readonly id: number;
  readonly content: SongContent;
}
