import type { EntryOfSet, SetSong } from '../../state';

/** The parameters of a song's address that name the set and the entry in which it is played. */
export const [SET, ENTRY] = ['set', 'entry'] as const;

/** The address of a song as an entry of a set. */
export const entryAddress = ({ song }: SetSong, { set, entry }: EntryOfSet): string =>
  `/songs/${song}?${SET}=${set}&${ENTRY}=${entry}`;
