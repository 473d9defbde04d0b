import { useStore } from 'react-redux';
import type { SongId } from '../../catalogue';
import {
  entriesAdded,
  newEntries,
  newSet,
  selectSet,
  selectSongKey,
  setMade,
  type NewEntry,
  type RootState,
  type SetId,
} from '../../state';
import { useSongbookDispatch } from '../hooks';

export function useSetChanges() {
  const { getState } = useStore<RootState>();
  const dispatch = useSongbookDispatch();
  const makeSet = (title: string, entries: readonly NewEntry[] = []): SetId => {
    const made = newSet(getState().sets, title, entries);
    dispatch(setMade(made));
    return made.set;
  };
  const addEntry = (set: SetId, entry: NewEntry): void => {
    const before = selectSet(getState(), set)?.entries ?? {};
    dispatch(entriesAdded({ set, entries: newEntries(before, [entry]) }));
  };
  /** A song for a set, in the key and for the capo in which it is shown now. */
  const songAsShown = (id: SongId): NewEntry => {
    const { transpose, capo } = selectSongKey(getState(), id);
    return { song: id, transpose, note: '', ...(capo !== null && { capo }) };
  };
  return { makeSet, addEntry, songAsShown };
}
