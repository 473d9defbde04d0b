import { useLayoutEffect } from 'react';
import { useStore } from 'react-redux';
import { useLocation } from '../router';
import type { SongId } from '../../catalogue';
import { entryLeft, entryOpened, isKey, selectSet, type EntryOfSet, type RootState } from '../../state';
import { useSongbook, useSongbookDispatch } from '../hooks';
import { ENTRY, SET } from '../sets/entryAddress';

/** Opens the set entry that the address names, as long as it names one of this song; any other name is ignored. */
export function usePlayedEntry(id: SongId | null): void {
  const query = new URLSearchParams(useLocation().search);
  const [set, entry] = [query.get(SET), query.get(ENTRY)];
  const { getState } = useStore<RootState>();
  const dispatch = useSongbookDispatch();
  const isThere = useSongbook((state) => isKey(set) && isKey(entry) && songAt(state, { set, entry }) === id);
  // Before the page is painted, so that the song is not seen in another key first.
  useLayoutEffect(() => {
    if (isThere) dispatch(entryOpened({ set: set!, entry: entry! }));
    else if (getState().openEntry) dispatch(entryLeft());
  }, [set, entry, isThere, dispatch, getState]);
  useLayoutEffect(
    () => () => {
      if (getState().openEntry) dispatch(entryLeft());
    },
    [dispatch, getState],
  );
}

function songAt(state: RootState, { set, entry }: EntryOfSet): SongId | undefined {
  const value = selectSet(state, set)?.entries[entry];
  return value && 'song' in value ? value.song : undefined;
}
