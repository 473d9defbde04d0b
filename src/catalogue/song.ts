/** A song's number in the catalogue, counted from 0. */
export type SongId = number & { readonly brand: 'SongId' };

/** What a list shows of a song. */
export interface SongListing {
  readonly title: string;
  readonly author: string;
}

/** What a song's own page needs besides. `lyrics` and `chords` are aligned by index and of the same length. */
export interface SongContent {
  readonly body: { readonly lyrics: readonly string[]; readonly chords: readonly string[] };
  /** An 11-character video id, a full watch address, or empty. */
  readonly youtube: string;
  /** The key the song is written in, in German note names. */
  readonly key: string;
  /** The advised fret for a capo; 0 for none. */
  readonly capo: number;
  /** The time signature, or empty. */
  readonly time: string;
  readonly language: 'hy' | 'fr';
  /** Why the song is free to use. */
  readonly rights: string;
}

/** What a song file holds. */
export type SongFile = SongListing & SongContent;

/** A song of the catalogue; `favorite` and `transpose` are the visitor's current values. */
export interface Song extends SongListing, SongContent {
  readonly id: SongId;
  readonly favorite: 0 | 1;
  /** Semitones, 0 to 11. */
  readonly transpose: number;
}

/** A song file without the words. */
export type SongFacts = Omit<SongFile, 'body'>;

/** A song to write out in the key that the visitor has chosen. */
export type TransposedSong = SongFile & Pick<Song, 'transpose'>;

/** Reads a song id as an address has it: plain decimal without leading zeros. */
export function parseSongId(text: string, songCount: number): SongId | null {
  return /^(0|[1-9]\d{0,5})$/.test(text) && Number(text) < songCount ? (Number(text) as SongId) : null;
}
