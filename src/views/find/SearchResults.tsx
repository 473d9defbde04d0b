import { useEffect, type RefObject } from 'react';
import { useNavigate } from '../router';
import type { SongId } from '../../catalogue';
import type { Filters } from '../../catalogue/filters';
import { useServices } from '../hooks';
import { OwnVoice } from '../guitar/voice/VoiceChoice';
import { clearField } from './SearchField';
import type { ListedSongs } from './SongList';
import * as text from '../text';
import { Button, ButtonLink, Callout, useKeys } from '../ui';
import styles from './SearchResults.module.css';
import { useAsked } from './useAsked';

type List = 'all' | 'favorites';

/** What a search and an arrangement make of a list. */
interface Results {
  /** The songs that are shown in place of the list; null while it stays as it is. */
  readonly shown: ListedSongs | null;
  /** The query that no song matches; null for none. */
  readonly unfound: string | null;
  readonly filters: Filters;
  readonly isVoiceKnown: boolean;
  /** Finds the first song for the text typed so far, which may not be shown yet. */
  readonly findBest: () => SongId | undefined;
}

/** What a search found, in words, and the keys that lead through it. */
export function SearchResults({
  root,
  field,
  list,
  results,
  onType,
}: {
  root: RefObject<HTMLElement | null>;
  field: RefObject<HTMLInputElement | null>;
  list: List;
  results: Results;
  onType: () => void;
}) {
  const { wantContents } = useServices();
  const navigate = useNavigate();
  const [, ask] = useAsked();
  const { shown, unfound, filters, findBest } = results;
  useEffect(wantContents, [wantContents]);
  const move = (step: 1 | -1) => shown && (() => moveFocus(root.current, step));
  const leave = (): void => {
    if (field.current?.value) clearField(field.current, onType);
    else field.current?.blur();
  };
  useKeys('field', { Escape: leave, ArrowDown: move(1), ArrowUp: move(-1) }, root);
  const openBest = (): void => {
    const best = findBest();
    if (best !== undefined) void navigate(`/songs/${best}`);
  };
  useKeys('field', { Enter: openBest }, field);
  return (
    <>
      {filters.voice && <OwnVoice />}
      <p className={styles.count} role="status">
        {shown && answerOf(results, shown.ids.length, list)}
      </p>
      {unfound !== null && <NothingFound query={unfound} list={list} />}
      {unfound === null && shown?.ids.length === 0 && (
        <Callout>
          <Button onClick={() => ask({ kind: '', author: '', voice: '' })}>{text.takeAllBack}</Button>
        </Callout>
      )}
    </>
  );
}

function answerOf({ unfound, filters, isVoiceKnown }: Results, songCount: number, list: List): string {
  if (unfound !== null) return text.nothingFound[list](unfound);
  if (filters.voice && !isVoiceKnown) return text.nameVoice;
  return songCount > 0 ? text.songCount(songCount) : text.nothingLeft;
}

function NothingFound({ query, list }: { query: string; list: List }) {
  return (
    <Callout message={text.nothingFoundHint}>
      {list === 'all' ? (
        <ButtonLink to="/">{text.toAllSongs}</ButtonLink>
      ) : (
        <>
          <ButtonLink to={`/?${new URLSearchParams({ q: query })}`}>{text.searchAll}</ButtonLink>
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
