import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import { selectHaveContentsFailed } from '../../state';
import { selectIsComplete } from '../../state/searchable';
import { useSongbook } from '../hooks';
import { useServices } from '../services';
import { SongList } from '../songList/SongList';
import * as text from '../text/search';
import { NothingFound } from './NothingFound';
import type { SearchScope } from './searchScope';
import styles from './SearchSession.module.css';
import { useFoundSongs } from './useFoundSongs';
import { useQuery } from './useQuery';
import { useSearchKeys } from './useSearchKeys';

/** A search in a list, from when its field is first used: what answers the query, and how many songs that are. */
export function SearchSession({
  root,
  field,
  ids,
  list,
  onSearching,
}: SearchScope & {
  root: RefObject<HTMLElement | null>;
  field: RefObject<HTMLInputElement | null>;
  /** Says whether what was found stands in the list's place. */
  onSearching: (isSearching: boolean) => void;
}) {
  const { wantAllContents } = useServices();
  const navigate = useNavigate();
  const { query, setQuery, writeAddress } = useQuery(field);
  const { songs, findBest } = useFoundSongs(query, ids);
  const isAllKnown = useSongbook((state) => selectIsComplete(state) || selectHaveContentsFailed(state));
  const count = songs?.ids.length ?? 0;
  const isSearching = songs !== null && (count > 0 || isAllKnown);

  useEffect(wantAllContents, [wantAllContents]);
  useLayoutEffect(() => {
    onSearching(isSearching);
    return () => onSearching(false);
  }, [isSearching, onSearching]);
  useSearchKeys(root, field, isSearching, {
    onType: setQuery,
    onLeave: writeAddress,
    onChooseBest: () => {
      const best = findBest();
      if (best === undefined) return;
      writeAddress();
      void navigate(`/songs/${best}`);
    },
  });
  return (
    <>
      <p className={styles['count']} role="status">
        {isSearching && (count > 0 ? text.songsFound(count) : text.nothingFound[list](songs.query))}
      </p>
      {isSearching && count > 0 && <SongList ids={songs.ids} found={songs.found} />}
      {isSearching && count === 0 && <NothingFound query={songs.query} list={list} />}
    </>
  );
}
