import type { SongId } from '../../catalogue';
import { entriesInOrder, keyOf, type SongKey, type SongSet } from '../../state';

export interface BookletSong {
  readonly id: SongId;
  /** Its key in a set; without it, the song's own key. */
  readonly songKey?: SongKey;
  /** The headings above it in the contents. */
  readonly headings: readonly string[];
  readonly note: string;
}

/** What a booklet holds. */
export interface BookletContent {
  readonly title: string;
  readonly songs: readonly BookletSong[];
  /** Where the code of its cover leads. */
  readonly path?: string | undefined;
  /** Whether it is one song by itself, without a cover and contents. */
  readonly isAlone: boolean;
}

/** Songs in their own keys, without headings and notes. */
export const songsByThemselves = (ids: readonly SongId[]): readonly BookletSong[] =>
  ids.map((id) => ({ id, headings: [], note: '' }));

/** The songs of a set, under its headings. */
export function songsOfSet(set: SongSet): readonly BookletSong[] {
  let headings: readonly string[] = [];
  return entriesInOrder(set).flatMap(({ value }) => {
    if ('heading' in value) {
      headings = [...headings, value.heading];
      return [];
    }
    const printed = { id: value.song, songKey: keyOf(value), headings, note: value.note };
    headings = [];
    return [printed];
  });
}
