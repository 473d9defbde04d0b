import type { SongId } from '../../catalogue';
import { entriesInOrder, isSong, type EntryOfSet, type SetId, type SongSet } from '../../state';

/** A song that is printed: as it is shown by itself, or as an entry of a set has it. */
export interface BookletSong {
  readonly id: SongId;
  readonly entry: EntryOfSet | null;
  /** What stands before it in the contents. */
  readonly headings: readonly string[];
  /** What was noted of it, or nothing. */
  readonly note: string;
}

/** Songs as they are shown by themselves. */
export const songsByThemselves = (ids: readonly SongId[]): readonly BookletSong[] =>
  ids.map((id) => ({ id, entry: null, headings: [], note: '' }));

/** The songs of a set, under its headings. */
export function songsOfSet(set: SetId, content: SongSet): readonly BookletSong[] {
  let headings: readonly string[] = [];
  return entriesInOrder(content).flatMap((entry) => {
    if (!isSong(entry)) {
      if ('heading' in entry.value) headings = [...headings, entry.value.heading];
      return [];
    }
    const { song, note } = entry.value;
    const printed = { id: song, entry: { set, entry: entry.key }, headings, note };
    headings = [];
    return [printed];
  });
}
