import type { SongId } from '../../catalogue';
import {
  entriesAdded,
  newEntries,
  newSet,
  selectOwnKey,
  selectSet,
  selectSongKey,
  selectSongSets,
  setMade,
  type NewEntry,
  type SetId,
  type SongKey,
} from '../../state';
import { useGetState, useSongbookDispatch } from '../hooks';

export function useSetChanges() {
  const getState = useGetState();
  const dispatch = useSongbookDispatch();
  const makeSet = (title: string, entries: readonly NewEntry[] = [], isSent?: true): SetId => {
    const { set, content } = newSet(selectSongSets(getState()), title, entries);
    dispatch(setMade({ set, content: { ...content, ...(isSent && { isSent }) } }));
    return set;
  };
  const addEntry = (set: SetId, entry: NewEntry): void => {
    const before = selectSet(getState(), set)?.entries ?? {};
    dispatch(entriesAdded({ set, entries: newEntries(before, [entry]) }));
  };
  /** A song for a set, in the key and for the capo in which it is shown now. */
  const songAsShown = (id: SongId): NewEntry => songIn(selectSongKey(getState(), id), id);
  /** A song for a set, in the visitor's own key. */
  const songAsOwn = (id: SongId): NewEntry => songIn(selectOwnKey(getState(), id), id);
  return { makeSet, addEntry, songAsShown, songAsOwn };
}

const songIn = ({ transpose, capo }: SongKey, id: SongId): NewEntry => ({
  song: id,
  transpose,
  note: '',
  ...(capo !== null && { capo }),
});
