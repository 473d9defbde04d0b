import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { SongId } from '../../catalogue';
import { narrow, putInOrder, type ShelvedSong } from '../../catalogue/shelves';
import { selectListings } from '../../state';
import { asksForShelf, parseShelf, type Shelf } from '../../state/shelfAddress';
import { useSongbook } from '../hooks';
import { useShelvedSongs } from './useShelvedSongs';

/** How the address asks for a list to be arranged. */
export interface ArrangedBy {
  readonly shelf: Shelf;
  /** What is known of every song, by its id. */
  readonly songs: readonly ShelvedSong[];
  /** Whether anything is asked for beside the catalogue's own order. */
  readonly isAsked: boolean;
  /** The songs that are left of these, in order. */
  readonly arrange: (ids: readonly SongId[]) => readonly SongId[];
}

/** How the address asks for a list to be arranged; null until it is wanted or asked for, and what that needs has arrived. */
export function useShelf(isWanted: boolean): {
  readonly arranged: ArrangedBy | null;
  /** Fetches it anew; null where nothing failed. */
  readonly retry: (() => void) | null;
} {
  const { search } = useLocation();
  const listings = useSongbook(selectListings);
  const { songs, retry } = useShelvedSongs(isWanted || asksForShelf(search));
  const arranged = useMemo(() => {
    if (!songs) return null;
    const shelf = parseShelf(search, songs);
    const { order, narrowing } = shelf;
    return {
      shelf,
      songs,
      isAsked: order !== 'catalogue' || Object.keys(narrowing).length > 0,
      arrange: (ids: readonly SongId[]) => putInOrder(narrow(ids, songs, narrowing), order, songs, listings),
    };
  }, [search, songs, listings]);
  return { arranged, retry };
}
