import { useMemo } from 'react';
import type { SongId } from '../../catalogue';
import { useArrangement } from './useArrangement';
import { useFoundSongs } from './useFoundSongs';

/** The songs that replace a list while it is searched or arranged. */
export type Results = ReturnType<typeof useResults>;

/** Searches some songs and arranges them as the address asks; fetches the traits if choices are wanted. */
export function useResults(query: string, ids: readonly SongId[] | null, areChoicesWanted: boolean) {
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
  const marks = found?.found ?? firstLines;
  const isReplaced = found !== null || arranged?.isAsked === true;
  const shown = useMemo(
    () => (left && isReplaced ? { ids: left, found: marks } : null),
    [left, isReplaced, marks],
  );
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
