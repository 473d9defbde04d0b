import type { SongContent, SongListing } from './song';

/** The data that every page loads: the listings, and the addresses of the other data files. */
export interface CatalogueFile {
  readonly listings: readonly SongListing[];
  readonly contents: string;
  readonly traits: string;
  readonly searchIndex: string;
}

/** The data of a song's page, in a script of its own. */
export interface PageSong {
  readonly id: number;
  readonly content: SongContent;
}
