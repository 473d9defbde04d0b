import { useEffect, useLayoutEffect, type RefObject } from 'react';
import { useLocation, useNavigate } from '../router';
import type { SongId } from '../../catalogue';
import { type Arrangement, asksForUnknown, formatArrangement } from '../../state';
import { useServices } from '../hooks';
import { OwnVoice } from '../guitar/voice/VoiceChoice';
import { ChosenChips, FilterPanel } from './FilterPanel';
import { clearField } from './SearchField';
import type { ListedSongs } from './SongRow';
import * as text from '../text';
import { Button, ButtonLink, Callout, KEEPS_PLACE, Unreachable, useKeys } from '../ui';
import styles from './SearchResults.module.css';
import { formatAddressQuery, useAddressQuery } from './useAddressQuery';
import { useResults, type Results } from './useResults';

/** The songs to search and arrange, and the list that they form. */
export interface SearchScope {
  /** Null while the saved state is being read. */
  readonly ids: readonly SongId[] | null;
  readonly list: 'all' | 'favorites';
}

/** The results of a search, and the choices that arrange the list; mounted when either is first used. */
export function SearchResults({
  root,
  field,
  typed,
  onType,
  ids,
  list,
  isOpen,
  onShown,
}: SearchScope & {
  root: RefObject<HTMLElement | null>;
  field: RefObject<HTMLInputElement | null>;
  /** The text typed since the address was read; null for none. */
  typed: string | null;
  onType: (typed: string | null) => void;
  isOpen: boolean;
  /** Called with the songs that replace the list; null for none. */
  onShown: (shown: ListedSongs | null) => void;
}) {
  const { wantContents } = useServices();
  const navigate = useNavigate();
  const { search } = useLocation();
  const { query, writeAddress } = useAddressQuery(field, typed, onType);
  const results = useResults(query, ids, isOpen);
  const { unfound, among, shown, arranged, retry, findBest } = results;
  const isSearching = shown !== null;
  const arrange = (arrangement: Arrangement): void => {
    const asked = formatArrangement(formatAddressQuery(search, query), arrangement);
    void navigate({ search: asked }, { state: KEEPS_PLACE });
  };
  const choices = retry || !arranged ? null : { ids: among ?? [], arranged, onChange: arrange };

  useEffect(wantContents, [wantContents]);
  useLayoutEffect(() => {
    onShown(shown);
    return () => onShown(null);
  }, [shown, onShown]);
  const move = (step: 1 | -1) => isSearching && (() => moveFocus(root.current, step));
  const leave = (): void => {
    if (field.current?.value) clearField(field.current, onType);
    else field.current?.blur();
  };
  useKeys('field', { Escape: leave, ArrowDown: move(1), ArrowUp: move(-1) }, root);
  const openBest = (): void => {
    const best = findBest();
    if (best === undefined) return;
    writeAddress();
    void navigate(`/songs/${best}`);
  };
  useKeys('field', { Enter: openBest }, field);
  return (
    <>
      {retry && <Unreachable onRetry={retry} />}
      {arranged && asksForUnknown(search, arranged.arrangement) && (
        <Callout role="alert" message={text.unreadArrangement} />
      )}
      {choices && isOpen && <FilterPanel {...choices} />}
      {choices && !isOpen && choices.arranged.isAsked && <ChosenChips {...choices} />}
      {choices?.arranged.arrangement.filters.voice && <OwnVoice isFolded={!isOpen} />}
      <p className={styles.count} role="status">
        {shown && answerOf(results, shown.ids.length, list)}
      </p>
      {unfound !== null && <NothingFound query={unfound} list={list} />}
      {arranged && unfound === null && shown?.ids.length === 0 && (
        <Callout>
          <Button onClick={() => arrange({ ...arranged.arrangement, filters: {} })}>
            {text.takeAllBack}
          </Button>
        </Callout>
      )}
    </>
  );
}

function answerOf({ unfound, arranged }: Results, songCount: number, list: SearchScope['list']): string {
  if (unfound !== null) return text.nothingFound[list](unfound);
  if (arranged?.arrangement.filters.voice && !arranged.isVoiceKnown) return text.nameVoice;
  return songCount > 0 ? text.songCount(songCount) : text.nothingLeft;
}

function NothingFound({ query, list }: { query: string; list: SearchScope['list'] }) {
  return (
    <Callout message={text.nothingFoundHint}>
      {list === 'all' ? (
        <ButtonLink to="/">{text.toAllSongs}</ButtonLink>
      ) : (
        <>
          <ButtonLink to={`/${formatAddressQuery('', query)}`}>{text.searchAll}</ButtonLink>
          <ButtonLink to="/favorites">{text.toAllFavorites}</ButtonLink>
        </>
      )}
    </Callout>
  );
}

/** Moves the focus between the field and the rows below it; false if there is nothing to move to. */
function moveFocus(root: HTMLElement | null, step: 1 | -1): boolean {
  const stops = [...(root?.querySelectorAll<HTMLElement>('[type=search], li > a') ?? [])];
  const place = stops.findIndex((stop) => (stop.closest('li') ?? stop).contains(document.activeElement));
  const next = stops[Math.max(0, place) + step];
  next?.focus();
  return next !== undefined;
}
