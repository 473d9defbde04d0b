import {
  choicesChanged,
  entryOpened,
  entryPlayed,
  keyAction,
  parseSemitones,
  selectChoices,
  selectOwnKey,
  selectPlaceOf,
  selectSharedKey,
  selectSong,
  selectSongKey,
  selectUndoOffer,
  sharedKeyLeft,
  sharedKeyOpened,
  stepActions,
  type StorageChange,
  type KeyReason,
  type NewEntry,
  type SetEntry,
  type SongKey,
} from '../../src/state';
import { chordsShown } from '../support/chords';
import { MemoryStorage } from '../support/memoryStorage';
import { openSongbook, songId } from '../support/songbook';
import { entriesOf, make, song } from '../support/sets';
import { storedSettings } from '../support/storedSettings';

const id = songId(7);
type Store = Awaited<ReturnType<typeof openSongbook>>['store'];

const step = ({ dispatch, getState }: Store, by: 1 | -1, song = id) =>
  stepActions(getState(), song, by).forEach((action) => dispatch(action));
const choose = ({ dispatch, getState }: Store, key: Partial<SongKey>, why: KeyReason) =>
  dispatch(keyAction(getState(), id, key, why));
/** Null removes the capo. */
const capoOn = (store: Store, capo: number | null) =>
  choose(store, { capo }, capo === null ? 'capoRemoved' : 'capoPlaced');
const takeBack = ({ dispatch, getState }: Store) =>
  dispatch(choicesChanged({ change: selectUndoOffer(getState())!.inverse, why: 'undone' }));
const otherTab = (change: StorageChange) => choicesChanged({ change, why: 'synced' });

test('a shared key is shown and moves the chords, while the own one stays and nothing is stored', async () => {
  const stored = new MemoryStorage({ tr7: '5' });
  const { store } = await openSongbook(stored);
  const own = chordsShown(store.getState(), id);
  store.dispatch(sharedKeyOpened({ id, transpose: 3 }));
  expect(selectSong(store.getState(), id).transpose).toBe(3);
  expect(chordsShown(store.getState(), id)).not.toEqual(own);
  expect(selectOwnKey(store.getState(), id).transpose).toBe(5);
  expect(selectSongKey(store.getState(), songId(8)).transpose).toBe(0);
  expect(stored.stored()).toEqual({ tr7: '5' });
  store.dispatch(sharedKeyOpened({ id, transpose: 0 }));
  expect(selectSongKey(store.getState(), id).transpose).toBe(0);
  store.dispatch(sharedKeyLeft());
  expect(chordsShown(store.getState(), id)).toEqual(own);
});

test('a step starts from the shared key and makes it the own one; another song or tab leaves it', async () => {
  const { store } = await openSongbook();
  for (const by of [1, -1] as const) {
    store.dispatch(sharedKeyOpened({ id, transpose: 3 }));
    const [own, other] = [id, songId(8)].map((song) => selectOwnKey(store.getState(), song).transpose);
    step(store, 1, songId(8));
    expect(selectOwnKey(store.getState(), id).transpose).toBe(own);
    expect(selectOwnKey(store.getState(), songId(8)).transpose).toBe(other! + 1);
    store.dispatch(otherTab({ tr7: '9' }));
    expect(selectSongKey(store.getState(), id).transpose).toBe(3);
    step(store, by);
    expect(selectSharedKey(store.getState())).toBeNull();
    expect(selectOwnKey(store.getState(), id).transpose).toBe(3 + by);
  }
});

test.each([
  [11, 1],
  [1, -1],
] as const)('a step from the shared key %d to 0 is stored, as every click is', async (transpose, by) => {
  const { store, browserStorage } = await openSongbook();
  store.dispatch(sharedKeyOpened({ id, transpose }));
  step(store, by);
  expect(browserStorage.stored()).toEqual({ tr7: '0' });
});

test('a capo that was sent along is played until the song is left, and taken over with the key', async () => {
  const { store, browserStorage } = await openSongbook();
  const played = () => selectSongKey(store.getState(), id).capo;
  capoOn(store, 2);
  store.dispatch(sharedKeyOpened({ id, transpose: 3 }));
  expect(played()).toBe(2);
  store.dispatch(sharedKeyOpened({ id, transpose: 3, capo: 5 }));
  expect(played()).toBe(5);
  expect(selectSongKey(store.getState(), songId(8)).capo).toBeNull();
  store.dispatch(sharedKeyLeft());
  expect(played()).toBe(2);
  store.dispatch(sharedKeyOpened({ id, transpose: 3, capo: 0 }));
  choose(store, {}, 'shared');
  expect(played()).toBe(0);
  expect(browserStorage.stored()).toEqual({ tr7: '3', ...storedSettings({ capos: { 7: 0 } }) });
  takeBack(store);
  expect([played(), selectSongKey(store.getState(), id).transpose]).toEqual([2, 0]);
});

test('who places or removes a capo in a shared key goes on from there', async () => {
  const { store } = await openSongbook();
  for (const capo of [4, null]) {
    store.dispatch(sharedKeyOpened({ id, transpose: 9, capo: 5 }));
    capoOn(store, capo);
    expect(selectSharedKey(store.getState())).toBeNull();
    expect(selectOwnKey(store.getState(), id).transpose).toBe(9);
    expect(selectSongKey(store.getState(), id).capo).toBe(capo);
  }
});

test.each(['0', '3', '11'])('%j is a transposition', (value) =>
  expect(parseSemitones(value)).toBe(Number(value)),
);

test.each(['+3', '3\n', '', null])('%j is no transposition', (value) =>
  expect(parseSemitones(value)).toBeNull(),
);

/** A songbook that plays the last entry of a set. */
async function played(entry: NewEntry) {
  const { store } = await openSongbook();
  const set = make(store, 'Կիրակի', [song(3), { heading: 'Ընդմիջում' }, entry]);
  const last = entriesOf(store, set)[2]!.key;
  store.dispatch(entryOpened({ set, entry: last }));
  store.dispatch(entryPlayed({ set, entry: last }));
  const inSet = () => entriesOf(store, set)[2]!.value as Extract<SetEntry, { song: unknown }>;
  const own = () => [selectOwnKey(store.getState(), id).transpose, selectOwnKey(store.getState(), id).capo];
  return { store, set, last, inSet, own };
}

test('a song that is played in a set takes steps, jumps and capos into its entry, and leaves the own key alone', async () => {
  const { store, inSet, own } = await played(song(id, 11));
  capoOn(store, 5);
  step(store, 1);
  expect(inSet()).toMatchObject({ transpose: 0, capo: 5 });
  step(store, -1);
  step(store, -1);
  expect(inSet()).toMatchObject({ transpose: 10, capo: 5 });
  capoOn(store, null);
  expect(inSet()).toEqual(expect.not.objectContaining({ capo: expect.anything() as unknown }));
  expect(own()).toEqual([0, null]);
  step(store, 1, songId(3));
  expect(selectOwnKey(store.getState(), songId(3)).transpose).toBe(1);
  expect(inSet().transpose).toBe(10);
});

test('a song that is played in a set jumps from its key and capo there, and back by undo, in its entry only', async () => {
  const { store, inSet, own } = await played(song(id, 7, 3));
  const before = selectChoices(store.getState());
  expect(selectSongKey(store.getState(), id)).toMatchObject({ transpose: 7, capo: 3 });
  choose(store, { transpose: 0, capo: null }, 'easyKey');
  expect(inSet()).toMatchObject({ transpose: 0 });
  expect(selectSongKey(store.getState(), id).capo).toBeNull();
  expect(own()).toEqual([0, null]);
  takeBack(store);
  expect(selectChoices(store.getState())).toEqual(before);
});

test('a song that is played in a set is shown in the own key again once it is taken out, here or in another tab', async () => {
  const { store, set, last } = await played(song(id, 7));
  store.dispatch(otherTab({ [`songbook:entry-${set}.${last}`]: null }));
  expect(selectPlaceOf(store.getState(), id)).toBeNull();
  expect(selectSongKey(store.getState(), id).transpose).toBe(0);
});
