import {
  capoPlaced,
  capoRemoved,
  parseSemitones,
  selectOwnKey,
  selectSongKey,
  selectSharedKey,
  selectSong,
  selectUndoOffer,
  sharedKeyLeft,
  savedStateSynced,
  sharedKeyOpened,
  transposedDown,
  transposedUp,
  transpositionJumped,
  entryLeft,
  entryOpened,
  type NewEntry,
  selectPlaceInSet,
  selectSaved,
  selectSet,
  type SetEntry,
} from '../../src/state';
import { chordsShown } from '../support/chords';
import { MemoryStorage } from '../support/memoryStorage';
import { openSongbook, settled, songId } from '../support/songbook';
import { entriesOf, make, song } from '../support/sets';
import { storedSettings } from '../support/storedSettings';

const id = songId(7);

test('a shared key is shown and moves the chords, while the own one stays and nothing is stored', async () => {
  const stored = new MemoryStorage({ tr7: '5' });
  const { store } = await openSongbook(stored);
  const own = chordsShown(store.getState(), id);
  store.dispatch(sharedKeyOpened({ id, transpose: 3 }));
  expect(selectSong(store.getState(), id).transpose).toBe(3);
  expect(chordsShown(store.getState(), id)).not.toEqual(own);
  expect(selectOwnKey(store.getState(), id).transpose).toBe(5);
  expect(selectSongKey(store.getState(), songId(8)).transpose).toBe(0);
  await settled();
  expect(stored.stored()).toEqual({ tr7: '5' });
  store.dispatch(sharedKeyOpened({ id, transpose: 0 }));
  expect(selectSongKey(store.getState(), id).transpose).toBe(0);
  store.dispatch(sharedKeyLeft());
  expect(chordsShown(store.getState(), id)).toEqual(own);
});

test('a step starts from the shared key and makes it the own one; another song or tab leaves it', async () => {
  const { store } = await openSongbook();
  for (const step of [transposedUp({ id }), transposedDown({ id })]) {
    store.dispatch(sharedKeyOpened({ id, transpose: 3 }));
    const [own, other] = [id, songId(8)].map((song) => selectOwnKey(store.getState(), song).transpose);
    store.dispatch(transposedUp({ id: songId(8) }));
    expect(selectOwnKey(store.getState(), id).transpose).toBe(own);
    expect(selectOwnKey(store.getState(), songId(8)).transpose).toBe(other! + 1);
    store.dispatch(savedStateSynced({ transpositions: { [id]: 9 } }));
    expect(selectSongKey(store.getState(), id).transpose).toBe(3);
    store.dispatch(step);
    expect(selectSharedKey(store.getState())).toBeNull();
    expect(selectOwnKey(store.getState(), id).transpose).toBe(step.type.endsWith('Up') ? 4 : 2);
  }
});

test.each([
  [11, transposedUp],
  [1, transposedDown],
])('a step from the shared key %d to 0 is stored, as every click is', async (transpose, step) => {
  const { store, browserStorage } = await openSongbook();
  store.dispatch(sharedKeyOpened({ id, transpose }));
  store.dispatch(step({ id }));
  await settled();
  expect(browserStorage.stored()).toEqual({ tr7: '0' });
});

test('a capo that was sent along is played until the song is left, and taken over with the key', async () => {
  const { store, browserStorage } = await openSongbook();
  const played = () => selectSongKey(store.getState(), id).capo;
  store.dispatch(capoPlaced({ id, capo: 2 }));
  store.dispatch(sharedKeyOpened({ id, transpose: 3 }));
  expect(played()).toBe(2);
  store.dispatch(sharedKeyOpened({ id, transpose: 3, capo: 5 }));
  expect(played()).toBe(5);
  expect(selectSongKey(store.getState(), songId(8)).capo).toBeNull();
  store.dispatch(sharedKeyLeft());
  expect(played()).toBe(2);
  store.dispatch(sharedKeyOpened({ id, transpose: 3, capo: 0 }));
  store.dispatch(transpositionJumped({ id, transpose: 3, reason: 'shared' }));
  expect(played()).toBe(0);
  await settled();
  expect(browserStorage.stored()).toEqual({ tr7: '3', ...storedSettings({ capos: { 7: 0 } }) });
  store.dispatch(selectUndoOffer(store.getState())!.inverse);
  expect([played(), selectSongKey(store.getState(), id).transpose]).toEqual([2, 0]);
});

test('who places or removes a capo in a shared key goes on from there', async () => {
  const { store } = await openSongbook();
  for (const [action, capo] of [
    [capoPlaced({ id, capo: 4 }), 4],
    [capoRemoved({ id }), null],
  ] as const) {
    store.dispatch(sharedKeyOpened({ id, transpose: 9, capo: 5 }));
    store.dispatch(action);
    expect(selectSharedKey(store.getState())).toBeNull();
    expect(selectOwnKey(store.getState(), id).transpose).toBe(9);
    expect(selectSongKey(store.getState(), id).capo).toBe(capo);
  }
});

test.each<[value: string | null, transpose: number | null]>([
  ['0', 0],
  ['3', 3],
  ['11', 11],
  ['+3', null],
  ['3\n', null],
  ['', null],
  [null, null],
])('%j as a transposition is %j', (value, transpose) => {
  expect(parseSemitones(value)).toBe(transpose);
});

/** A songbook that plays the last entry of a set. */
async function played(entry: NewEntry) {
  const { store } = await openSongbook();
  const set = make(store, 'Կիրակի', [song(3), { heading: 'Ընդմիջում' }, entry]);
  const last = entriesOf(store, set)[2]!.key;
  store.dispatch(entryOpened({ set, entry: last }));
  const inSet = () => entriesOf(store, set)[2]!.value as Extract<SetEntry, { song: unknown }>;
  const own = () => [selectOwnKey(store.getState(), id).transpose, selectOwnKey(store.getState(), id).capo];
  return { store, set, last, inSet, own };
}

test('a song that is played in a set is shown in the key of its entry, with its number among the songs of the set', async () => {
  const { store, set, last } = await played(song(id, 4, 2));
  expect(selectSongKey(store.getState(), id).transpose).toBe(4);
  expect(selectSongKey(store.getState(), id).capo).toBe(2);
  expect(selectPlaceInSet(store.getState())).toMatchObject({ set, entry: last, position: 2, count: 2 });
  expect(selectSet(store.getState(), set)!.played).toBe(last);
  store.dispatch(entryLeft());
  expect(selectSongKey(store.getState(), id).transpose).toBe(0);
  expect(selectPlaceInSet(store.getState())).toBeNull();
});

test('a song that is played in a set takes steps, jumps and capos into its entry, and leaves the own key alone', async () => {
  const { store, inSet, own } = await played(song(id, 11));
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

test('a song that is played in a set goes back from a jump by undo, in its entry only', async () => {
  const { store, inSet, own } = await played(song(id, 7, 3));
  const before = selectSaved(store.getState());
  store.dispatch(transpositionJumped({ id, transpose: 0, reason: 'easyKey' }));
  expect(inSet()).toMatchObject({ transpose: 0 });
  expect(selectSongKey(store.getState(), id).capo).toBeNull();
  expect(own()).toEqual([0, null]);
  store.dispatch(selectUndoOffer(store.getState())!.inverse);
  expect(selectSaved(store.getState())).toEqual(before);
});

test('a song that is played in a set is shown in the own key again once it is taken out, here or in another tab', async () => {
  const { store, set, last } = await played(song(id, 7));
  store.dispatch(savedStateSynced({ sets: { [set]: { entries: { [last]: null } } } }));
  expect(selectPlaceInSet(store.getState())).toBeNull();
  expect(selectSongKey(store.getState(), id).transpose).toBe(0);
});
