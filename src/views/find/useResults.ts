import { useMemo } from 'react';
import { useLocation } from '../router';
import type { SongId } from '../../catalogue';
import { filterableSongs, filterSongs, lettersOf, putInOrder } from '../../catalogue/filters';
import { voiceRange } from '../../music';
import { asksForArrangement, parseArrangement, selectListings } from '../../state';
import { useReaderSetting, useServices, useSongbook } from '../hooks';
import { useFetched } from '../ui';
import type { ListedSongs } from './SongRow';
import { useFoundSongs } from './useFoundSongs';

/** The songs that replace a list while it is searched or arranged. */
export type Results = ReturnType<typeof useResults>;

/** Searches some songs and arranges them as the address asks; fetches the traits if choices are wanted. */
export function useResults(query: string, ids: readonly SongId[] | null, areChoicesWanted: boolean) {
  const { songs: found, findNow, retry: retrySearch } = useFoundSongs(query, ids);
  const { arranged, retry: retryFilters } = useArrangement(areChoicesWanted);
  const among = found?.ids ?? ids;
  const shown = useMemo(() => {
    if (!among || !(found || arranged?.isAsked)) return null;
    const left = arranged?.arrange(among) ?? among;
    return { ids: left, found: found?.found ?? arranged?.mark(left) };
  }, [among, found, arranged]);
  return {
    /** The query that no song matches; null for none. */
    unfound: found?.ids.length === 0 ? found.query : null,
    /** The found songs, or else the whole list. */
    among,
    /** The songs of these that are left after filters; null while the list stays as it is. */
    shown,
    arranged,
    retry: retrySearch ?? retryFilters,
    /** The first song for the text typed so far, which may not be shown yet. */
    findBest: (): SongId | undefined => {
      const now = findNow();
      return (arranged?.arrange(now) ?? now)[0];
    },
  };
}

export type ArrangedList = NonNullable<Results['arranged']>;

/** The arrangement in the address; null until it is wanted or asked for and its data has arrived. */
function useArrangement(isWanted: boolean) {
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
  const arranged = useMemo(() => {
    if (!songs) return null;
    const arrangement = parseArrangement(search, songs);
    const { order, filters } = arrangement;
    return {
      arrangement,
      /** The traits of every song, by its id. */
      songs,
      isVoiceKnown: voice !== 'none',
      /** Whether the address asks for anything but the catalogue's own order. */
      isAsked: order !== 'catalogue' || Object.keys(filters).length > 0,
      /** The songs of these that are left, in order. */
      arrange: (ids: readonly SongId[]) =>
        putInOrder(filterSongs(ids, songs, filters), order, songs, listings),
      /** The letter at which the order arrives with a song, and the line that the order compares. */
      mark: (ids: readonly SongId[]): NonNullable<ListedSongs['found']> => {
        const letters = lettersOf(ids, order, songs, listings);
        return new Map(
          ids.map((id) => [
            id,
            { letter: letters.get(id), ...(order === 'line' && { lyric: songs[id]?.firstLine }) },
          ]),
        );
      },
    };
  }, [search, songs, voice, listings]);
  return { arranged, retry };
}
