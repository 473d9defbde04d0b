import { useEffectEvent, useLayoutEffect } from 'react';
import { useLocation } from '../router';
import type { SongId } from '../../catalogue';
import { entryLeft, entryOpened, entryPlayed, isKey, selectSet } from '../../state';
import { useGetState, useSongbook, useSongbookDispatch } from '../hooks';
import { ENTRY, SET } from '../addresses';

/** Opens the set entry that the address names, as long as it names one of this song; any other name is ignored. */
export function usePlayedEntry(id: SongId | null): void {
  const query = new URLSearchParams(useLocation().search);
  const [set, entry] = [query.get(SET) ?? '', query.get(ENTRY) ?? ''];
  const getState = useGetState();
  const dispatch = useSongbookDispatch();
  const isThere = useSongbook((state) => {
    const named = isKey(set) && isKey(entry) ? selectSet(state, set)?.entries[entry] : undefined;
    return named !== undefined && 'song' in named && named.song === id;
  });
  const leave = useEffectEvent(() => {
    if (getState().openEntry) dispatch(entryLeft());
  });
  // Before the page is painted, so that the song is not seen in another key first.
  useLayoutEffect(() => {
    if (!isThere) return leave();
    dispatch(entryOpened({ set, entry }));
    dispatch(entryPlayed({ set, entry }));
  }, [set, entry, isThere, dispatch]);
  useLayoutEffect(() => () => leave(), []);
}
