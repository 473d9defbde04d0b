import { useMemo } from 'react';
import { useLocation } from '../router';
import type { SongId } from '../../catalogue';
import { filterableSongs, filterSongs, putInOrder, type FilterableSong } from '../../catalogue/filters';
import { voiceRange } from '../../music';
import { type Arrangement, asksForArrangement, parseArrangement, selectListings } from '../../state';
import { useReaderSetting, useSongbook } from '../hooks';
import { useServices } from '../services';
import { useFetched } from '../ui/useFetched';

/** The arrangement of a list that the address asks for. */
export interface ArrangedList {
  readonly arrangement: Arrangement;
  /** The traits of every song, by its id. */
  readonly songs: readonly FilterableSong[];
  /** Whether the visitor has named a voice. */
  readonly isVoiceKnown: boolean;
  /** Whether the address asks for anything but the catalogue's own order. */
  readonly isAsked: boolean;
  /** The songs of these that are left, in order. */
  readonly arrange: (ids: readonly SongId[]) => readonly SongId[];
}

/** The arrangement in the address; null until it is wanted or asked for and its data has arrived. */
export function useArrangement(isWanted: boolean) {
  const { search } = useLocation();
  const listings = useSongbook(selectListings);
  const { data: traits, retry } = useFetched(
    useServices().loadTraits,
    isWanted || asksForArrangement(search),
  );
  const voice = useReaderSetting('voice');
  const transpositions = useSongbook((state) => state.transpositions);
  const songs = useMemo(
    () => traits && filterableSongs(traits, (id) => transpositions[id as SongId] ?? 0, voiceRange(voice)),
    [traits, transpositions, voice],
  );
  const arranged = useMemo((): ArrangedList | null => {
    if (!songs) return null;
    const arrangement = parseArrangement(search, songs);
    const { order, filters } = arrangement;
    return {
      arrangement,
      songs,
      isVoiceKnown: voice !== 'none',
      isAsked: order !== 'catalogue' || Object.keys(filters).length > 0,
      arrange: (ids: readonly SongId[]) =>
        putInOrder(filterSongs(ids, songs, filters), order, songs, listings),
    };
  }, [search, songs, voice, listings]);
  return { arranged, retry };
}
