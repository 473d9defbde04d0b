import type { SongId } from '../../catalogue';
import { entriesInOrder, isSong, keyOf, type SongKey, type SongSet } from '../../state';

/** A song that is printed. */
export interface BookletSong {
  readonly id: SongId;
  /** Its key in a set; without it, the key that it is in by itself. */
  readonly songKey?: SongKey;
  /** What stands before it in the contents. */
  readonly headings: readonly string[];
  /** What was noted of it, or nothing. */
  readonly note: string;
}

/** Songs as they are shown by themselves. */
export const songsByThemselves = (ids: readonly SongId[]): readonly BookletSong[] =>
  ids.map((id) => ({ id, headings: [], note: '' }));

/** The songs of a set, under its headings. */
export function songsOfSet(set: SongSet): readonly BookletSong[] {
  let headings: readonly string[] = [];
  return entriesInOrder(set).flatMap((entry) => {
    if (!isSong(entry)) {
      if ('heading' in entry.value) headings = [...headings, entry.value.heading];
      return [];
    }
    const { song, note } = entry.value;
    const printed = { id: song, songKey: keyOf(entry.value), headings, note };
    headings = [];
    return [printed];
  });
}
