import { useEffect, useLayoutEffect, useState, type RefObject } from 'react';
import { useLocation, useNavigate } from '../router';
import type { SongId } from '../../catalogue';
import { type Arrangement, formatArrangement } from '../../state';
import { useServices } from '../services';
import { OwnVoice } from '../guitar/voice/OwnVoice';
import { ChosenChips, FilterPanel } from './FilterPanel';
import type { ListedSongs } from './SongRow';
import * as text from '../text';
import { Button, ButtonLink } from '../ui/Button';
import { Callout } from '../ui/Callout';
import { KEEPS_PLACE } from '../ui/focus';
import { Unreachable } from '../ui/Unreachable';
import styles from './SearchResults.module.css';
import { formatAddressQuery, useAddressQuery } from './useAddressQuery';
import { useResults, type Results } from './useResults';
import { useSearchKeys } from './useSearchKeys';

/** The songs to search and arrange, and the list that they form. */
export interface SearchScope {
  /** Null while the saved state is being read. */
  readonly ids: readonly SongId[] | null;
  readonly list: 'all' | 'favorites';
}

/** What is said of a search, and the choices to arrange the list; mounted when either is first used. */
export function SearchResults({
  root,
  field,
  ids,
  list,
  isOpen,
  onShown,
}: SearchScope & {
  root: RefObject<HTMLElement | null>;
  field: RefObject<HTMLInputElement | null>;
  /** Whether the choices to arrange the list are shown. */
  isOpen: boolean;
  /** Called with the songs that replace the list; null for none. */
  onShown: (shown: ListedSongs | null) => void;
}) {
  const { wantContents } = useServices();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { query, setQuery, writeAddress } = useAddressQuery(field);
  const results = useResults(query, ids, isOpen);
  const { among, shown, arranged, retry, findBest } = results;
  const isSearching = shown !== null;
  const [restored] = useState(shown);
  const arrange = (arrangement: Arrangement): void => {
    const asked = formatArrangement(formatAddressQuery(search, query), arrangement);
    void navigate({ search: asked }, { state: KEEPS_PLACE });
  };
  const choices = retry || !arranged ? null : { ids: among ?? [], arranged, onChange: arrange };

  useEffect(wantContents, [wantContents]);
  useLayoutEffect(() => {
    onShown(shown && { ...shown, isRestored: shown === restored });
    return () => onShown(null);
  }, [shown, restored, onShown]);
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
      {retry && <Unreachable onRetry={retry} />}
      {choices && isOpen && <FilterPanel {...choices} />}
      {choices && !isOpen && choices.arranged.isAsked && <ChosenChips {...choices} />}
      {choices?.arranged.arrangement.filters.voice && <OwnVoice isFolded={!isOpen} />}
      <p className={styles.count} role="status">
        {shown && answerOf(results, shown.ids.length, list)}
      </p>
      {shown?.ids.length === 0 &&
        (hasFoundNothing(results) ? (
          <NothingFound query={results.query!} list={list} />
        ) : (
          <Callout>
            <Button onClick={() => arrange({ ...arranged!.arrangement, filters: {} })}>
              {text.takeAllBack}
            </Button>
          </Callout>
        ))}
    </>
  );
}

const hasFoundNothing = ({ query, among }: Results): boolean => query !== null && among!.length === 0;

function answerOf(results: Results, songCount: number, list: SearchScope['list']): string {
  const { query, arranged } = results;
  if (hasFoundNothing(results)) return text.nothingFound[list](query!);
  if (arranged?.arrangement.filters.voice && !arranged.isVoiceKnown) return text.nameVoice;
  return songCount > 0 ? text.songsFound(songCount) : text.nothingLeft;
}

function NothingFound({ query, list }: { query: string; list: SearchScope['list'] }) {
  return (
    <Callout>
      <p>{text.nothingFoundHint}</p>
      {list === 'favorites' && (
        <ButtonLink to={`/${formatAddressQuery('', query)}`}>{text.searchAll}</ButtonLink>
      )}
      {list === 'favorites' ? (
        <ButtonLink to="/favorites">{text.toAllFavorites}</ButtonLink>
      ) : (
        <ButtonLink to="/">{text.toAllSongs}</ButtonLink>
      )}
    </Callout>
  );
}
