import { useDeferredValue, useMemo } from 'react';
import type { SongId } from '../../catalogue';
import { selectContents, selectListings } from '../../state';
import { withMoreWords } from '../text/moreWords';
import { useServices, useSongbook } from '../hooks';
import { fetchAhead, useFetched } from '../ui';

const fetchPart = withMoreWords(() => import(/* webpackChunkName: "search" */ './searchPart'));

/** Loads the code of a search before it is wanted. */
export const loadSearch = () => fetchAhead(fetchPart);

/**
 * Searches some songs for a query at low priority; `songs` is null without a query or before the first answer.
 * `findNow` does not wait for an answer.
 */
export function useFoundSongs(query: string, ids: readonly SongId[] | null, isWanted: boolean) {
  const { loadSearcher, loadMeanings } = useServices();
  const { data: part, retry: retryPart } = useFetched(fetchPart, isWanted);
  const { data: searcher, retry: retrySearcher } = useFetched(loadSearcher, isWanted);
  // Songs are found by their own words until it arrives.
  const { data: meanings } = useFetched(loadMeanings, query.trim() !== '');
  const listings = useSongbook(selectListings);
  const contents = useSongbook(selectContents);
  const asked = useDeferredValue(query);
  const find = useMemo(
    () => part && searcher && ids && part.makeFinder(searcher, meanings, ids),
    [part, searcher, meanings, ids],
  );
  const hits = useMemo(() => (find && asked.trim() ? find(asked) : null), [find, asked]);
  // Words that arrive later change what is marked, not what is found.
  const songs = useMemo(
    () =>
      part &&
      hits && {
        query: asked,
        ids: hits.map(({ id }) => id),
        found: part.markHits(hits, listings, contents, meanings),
      },
    [part, hits, asked, listings, contents, meanings],
  );
  const findNow = (): readonly SongId[] => find?.(query).map(({ id }) => id) ?? [];
  return { part, songs, findNow, retry: retryPart ?? retrySearcher };
}
