import {
  entriesInOrder,
  type NewEntry,
  newSet,
  selectSaved,
  selectSet,
  type SetId,
  setMade,
} from '../../src/state';
import { songId, type openSongbook } from './songbook';

type Store = Awaited<ReturnType<typeof openSongbook>>['store'];

/** A song of a set. */
export const song = (id: number, transpose = 0, capo?: number): NewEntry => ({
  song: songId(id),
  transpose,
  note: '',
  ...(capo !== undefined && { capo }),
});

/** Makes a set of these entries and gives its key. */
export function make(store: Store, title: string, entries: readonly NewEntry[]): SetId {
  const made = newSet(selectSaved(store.getState()).sets, title, entries);
  store.dispatch(setMade(made));
  return made.set;
}

/** The entries of a set, in their order. */
export const entriesOf = (store: Store, set: SetId) => entriesInOrder(selectSet(store.getState(), set)!);
