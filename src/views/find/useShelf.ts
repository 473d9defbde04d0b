import { useMemo } from 'react';
import { useLocation } from 'react-router-dom';
import type { SongId } from '../../catalogue';
import { narrow, offerSongs, putInOrder, type OfferedSong } from '../../catalogue/shelves';
import { voiceRange } from '../../music';
import { selectListings } from '../../state';
import { asksForShelf, parseShelf, type Shelf } from '../../state/shelfAddress';
import { useReaderSetting, useSongbook } from '../hooks';
import { useServices } from '../services';
import { useFetched } from '../ui/useFetched';

/** The arrangement of a list that the address asks for. */
export interface ArrangedBy {
  readonly shelf: Shelf;
  /** The shelf data of every song, by its id. */
  readonly songs: readonly OfferedSong[];
  /** Whether the visitor has named a voice. */
  readonly isVoiceKnown: boolean;
  /** Whether the address asks for anything but the catalogue's own order. */
  readonly isAsked: boolean;
  /** The songs of these that are left, in order. */
  readonly arrange: (ids: readonly SongId[]) => readonly SongId[];
}

/**
 * The arrangement of a list that the address asks for; null until it is wanted or asked for, and its data has arrived.
 */
export function useShelf(isWanted: boolean): {
  readonly arranged: ArrangedBy | null;
  /** Fetches the data again; null if nothing failed. */
  readonly retry: (() => void) | null;
} {
  const { search } = useLocation();
  const listings = useSongbook(selectListings);
  const { data: shelved, retry } = useFetched(useServices().loadShelves, isWanted || asksForShelf(search));
  const voice = useReaderSetting('voice');
  const transpositions = useSongbook((state) => state.transpositions);
  const songs = useMemo(
    () => shelved && offerSongs(shelved, (id) => transpositions[id as SongId] ?? 0, voiceRange(voice)),
    [shelved, transpositions, voice],
  );
  const arranged = useMemo(() => {
    if (!songs) return null;
    const shelf = parseShelf(search, songs);
    const { order, narrowing } = shelf;
    return {
      shelf,
      songs,
      isVoiceKnown: voice !== 'none',
      isAsked: order !== 'catalogue' || Object.keys(narrowing).length > 0,
      arrange: (ids: readonly SongId[]) => putInOrder(narrow(ids, songs, narrowing), order, songs, listings),
    };
  }, [search, songs, voice, listings]);
  return { arranged, retry };
}
