import { useMemo } from 'react';
import type { SongId } from '../../catalogue';
import { useArrangement, type ArrangedList } from './useArrangement';
import type { ListedSongs } from './SongRow';
import { useFoundSongs } from './useFoundSongs';

/** The songs that replace a list while it is searched or arranged. */
export interface Results {
  /** The query; null without one. */
  readonly query: string | null;
  /** The found songs, or else the whole list; null while the saved state is being read. */
  readonly among: readonly SongId[] | null;
  /** The songs of these that are left after filters, in order; null while the list stays as it is. */
  readonly shown: ListedSongs | null;
  readonly arranged: ArrangedList | null;
  /** Fetches again the data to search or arrange the list; null if nothing failed. */
  readonly retry: (() => void) | null;
  /** The first song for the text typed so far, which may not be shown yet. */
  readonly findBest: () => SongId | undefined;
}

/** Searches some songs and arranges them as the address asks; fetches the traits if choices are wanted. */
export function useResults(query: string, ids: readonly SongId[] | null, areChoicesWanted: boolean): Results {
  const { songs: found, findNow, retry: retrySearch } = useFoundSongs(query, ids);
  const { arranged, retry: retryFilters } = useArrangement(areChoicesWanted);
  const among = found?.ids ?? ids;
  const left = useMemo(() => among && (arranged?.arrange(among) ?? among), [among, arranged]);
  const firstLines = useMemo(
    () =>
      arranged?.arrangement.order === 'line'
        ? new Map(arranged.songs.map(({ firstLine }, id) => [id as SongId, { lyric: firstLine }]))
        : undefined,
    [arranged],
  );
  const isReplaced = left !== null && (found !== null || arranged?.isAsked === true);
  return {
    query: found?.query ?? null,
    among,
    shown: isReplaced ? { ids: left, found: found?.found ?? firstLines } : null,
    arranged,
    retry: retrySearch ?? retryFilters,
    findBest: () => {
      const now = findNow();
      return (arranged?.arrange(now) ?? now)[0];
    },
  };
}
