import {
  capoPlaced,
  capoRemoved,
  entryLeft,
  entryOpened,
  type NewEntry,
  savedStateSynced,
  selectOwnKey,
  selectPlaceInSet,
  selectSaved,
  selectSet,
  selectSongKey,
  selectUndoOffer,
  type SetEntry,
  transposedDown,
  transposedUp,
  transpositionJumped,
} from '../../src/state';
import { entriesOf, make, song } from '../support/sets';
import { openSongbook, songId } from '../support/songbook';

describe('a song that is played in a set', () => {
  const id = songId(14);

  async function played(entry: NewEntry) {
    const { store } = await openSongbook();
    const set = make(store, 'Կիրակի', [song(3), { heading: 'Ընդմիջում' }, entry]);
    const last = entriesOf(store, set)[2]!.key;
    store.dispatch(entryOpened({ set, entry: last }));
    const inSet = () => entriesOf(store, set)[2]!.value as Extract<SetEntry, { song: unknown }>;
    const own = () => [selectOwnKey(store.getState(), id).transpose, selectOwnKey(store.getState(), id).capo];
    return { store, set, last, inSet, own };
  }

  test('is shown in the key of its entry, and so many songs of so many have been reached', async () => {
    const { store, set, last } = await played(song(14, 4, 2));
    expect(selectSongKey(store.getState(), id).transpose).toBe(4);
    expect(selectSongKey(store.getState(), id).capo).toBe(2);
    expect(selectPlaceInSet(store.getState())).toMatchObject({ set, entry: last, position: 2, count: 2 });
    expect(selectSet(store.getState(), set)!.played).toBe(last);
    store.dispatch(entryLeft());
    expect(selectSongKey(store.getState(), id).transpose).toBe(0);
    expect(selectPlaceInSet(store.getState())).toBeNull();
  });

  test('takes steps, jumps and capos into its entry, and leaves the own key alone', async () => {
    const { store, inSet, own } = await played(song(14, 11));
    store.dispatch(capoPlaced({ id, capo: 5 }));
    store.dispatch(transposedUp({ id }));
    expect(inSet()).toMatchObject({ transpose: 0, capo: 5 });
    store.dispatch(transposedDown({ id }));
    store.dispatch(transposedDown({ id }));
    expect(inSet()).toMatchObject({ transpose: 10, capo: 5 });
    store.dispatch(capoRemoved({ id }));
    expect(inSet()).toEqual(expect.not.objectContaining({ capo: expect.anything() as unknown }));
    expect(own()).toEqual([0, null]);
    store.dispatch(transposedUp({ id: songId(3) }));
    expect(selectOwnKey(store.getState(), songId(3)).transpose).toBe(1);
    expect(inSet().transpose).toBe(10);
  });

  test('goes back from a jump by undo, in its entry only', async () => {
    const { store, inSet, own } = await played(song(14, 7, 3));
    const before = selectSaved(store.getState());
    store.dispatch(transpositionJumped({ id, transpose: 0, reason: 'easyKey' }));
    expect(inSet()).toMatchObject({ transpose: 0 });
    expect(selectSongKey(store.getState(), id).capo).toBeNull();
    expect(own()).toEqual([0, null]);
    store.dispatch(selectUndoOffer(store.getState())!.inverse);
    expect(selectSaved(store.getState())).toEqual(before);
  });

  test('is shown in the own key again once it is taken out, here or in another tab', async () => {
    const { store, set, last } = await played(song(14, 7));
    store.dispatch(savedStateSynced({ sets: { [set]: { entries: { [last]: null } } } }));
    expect(selectPlaceInSet(store.getState())).toBeNull();
    expect(selectSongKey(store.getState(), id).transpose).toBe(0);
  });
});
