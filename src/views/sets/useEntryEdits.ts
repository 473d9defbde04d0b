import { useLayoutEffect, useRef, useState } from 'react';
import {
  entriesInOrder,
  entriesMoved,
  entryRemoved,
  type Placed,
  placesAfterMove,
  type SetEntry,
  type SetId,
  type SongSet,
} from '../../state';
import { useSongbookDispatch, useTitles } from '../hooks';
import * as text from '../text';

/** Moves and removes the entries of a set; the focus stays where it was, and `told` says what happened. */
export function useEntryEdits(id: SetId, set: SongSet) {
  const titleOf = useTitles();
  const dispatch = useSongbookDispatch();
  const [told, tell] = useState('');
  const focused = useRef<HTMLElement | null>(null);
  const entries = entriesInOrder(set);
  useLayoutEffect(() => {
    const { current } = focused;
    focused.current = null;
    if (current !== document.activeElement) current?.focus({ preventScroll: true });
    current?.closest('li')?.scrollIntoView({ block: 'nearest' });
  }, [entries]);

  const nameOf = ({ value }: Placed<SetEntry>): string =>
    'heading' in value ? value.heading || text.heading : titleOf(value.song);
  const move = (entry: Placed<SetEntry>, index: number): void => {
    if (index < 0 || index >= entries.length) return;
    const { activeElement } = document;
    focused.current = activeElement instanceof HTMLElement ? activeElement : null;
    dispatch(entriesMoved({ set: id, places: placesAfterMove(entries, entry.key, index) }));
    tell(text.moved(nameOf(entry), index + 1, entries.length));
  };
  const takeOut = (entry: Placed<SetEntry>): void => {
    const row = document.activeElement?.closest('li');
    const beside = row?.nextElementSibling ?? row?.previousElementSibling;
    focused.current = beside?.querySelector<HTMLElement>('[data-take-out]') ?? null;
    dispatch(entryRemoved({ set: id, entry: entry.key }));
  };
  return { entries, nameOf, move, takeOut, told, tell };
}
