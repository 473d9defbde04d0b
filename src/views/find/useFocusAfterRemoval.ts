import { useEffect, useRef } from 'react';
import type { SongId } from '../../catalogue';
import { focusOrHeading } from '../ui/focus';
import { useWindowEvent } from '../ui/useWindowEvent';

/** When the focused row leaves the list, focuses the row that took its place, or the heading if none is left. */
export function useFocusAfterRemoval(ids: readonly SongId[]): void {
  const held = useRef<{ row: HTMLElement; place: number } | null>(null);
  useWindowEvent('focusin', ({ target }) => {
    const rows = shownRows();
    const place = rows.findIndex((row) => row.contains(target as Node));
    const row = rows[place];
    held.current = row ? { row, place } : null;
  });
  useEffect(() => {
    if (!held.current || held.current.row.isConnected || document.activeElement !== document.body) return;
    const rows = shownRows();
    const row = rows[Math.min(held.current.place, rows.length - 1)];
    focusOrHeading(row?.querySelector<HTMLElement>('[aria-pressed]'));
  }, [ids]);
}

const shownRows = (): readonly HTMLElement[] => [...document.querySelectorAll<HTMLElement>('[data-song-id]')];
