import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { useNavigate } from 'react-router-dom';
import type { SongId } from '../../catalogue';
import { selectHaveContentsFailed } from '../../state';
import { selectIsComplete } from '../../state/searchable';
import { useSongbook } from '../hooks';
import { useServices } from '../services';
import { SongList } from '../songList/SongList';
import * as common from '../text/common';
import * as text from '../text/found';
import { ButtonLink } from '../ui/Button';
import { Callout } from '../ui/Callout';
import styles from './SearchResults.module.css';
import { formatAddressQuery, useAddressQuery } from './useAddressQuery';
import { useFoundSongs } from './useFoundSongs';
import { useSearchKeys } from './useSearchKeys';

/** The songs that are searched, and which list they are. */
export interface SearchScope {
  /** Null while the saved state is being read. */
  readonly ids: readonly SongId[] | null;
  readonly list: 'all' | 'favorites';
}

/** The results of a search, mounted when the field is first used. */
export function SearchResults({
  root,
  field,
  ids,
  list,
  onSearching,
}: SearchScope & {
  root: RefObject<HTMLElement | null>;
  field: RefObject<HTMLInputElement | null>;
  /** Called with whether the results take the list's place. */
  onSearching: (isSearching: boolean) => void;
}) {
  const { wantAllContents } = useServices();
  const navigate = useNavigate();
  const { query, setQuery, writeAddress } = useAddressQuery(field);
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
      <p className={styles.count} role="status">
        {isSearching && (count > 0 ? text.songsFound(count) : text.nothingFound[list](songs.query))}
      </p>
      {isSearching && count > 0 && <SongList ids={songs.ids} found={songs.found} />}
      {isSearching && count === 0 && <NothingFound query={songs.query} list={list} />}
    </>
  );
}

/** What can be done when no song matches. */
function NothingFound({ query, list }: { query: string; list: SearchScope['list'] }) {
  const isComplete = useSongbook(selectIsComplete);
  return (
    <Callout>
      <p>{isComplete ? text.nothingFoundHint : text.wordsNotSearched}</p>
      {list === 'favorites' && (
        <ButtonLink to={`/${formatAddressQuery('', query)}`}>{text.searchAll}</ButtonLink>
      )}
      {list === 'favorites' ? (
        <ButtonLink to="/favorites">{text.toAllFavorites}</ButtonLink>
      ) : (
        <ButtonLink to="/">{common.toAllSongs}</ButtonLink>
      )}
    </Callout>
  );
}
