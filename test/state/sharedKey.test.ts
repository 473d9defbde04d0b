import fc from 'fast-check';
import {
  capoPlaced,
  capoRemoved,
  parseSemitones,
  selectOwnTranspose,
  selectPlayedCapo,
  selectSaved,
  selectSharedTranspose,
  selectSheet,
  selectSong,
  selectTranspose,
  selectUndoOffer,
  sharedKeyLeft,
  savedStateSynced,
  sharedKeyOpened,
  transposedDown,
  transposedUp,
  transpositionJumped,
} from '../../src/state';
import { MemoryStorage } from '../support/memoryStorage';
import { openSongbook, settled, songId } from '../support/songbook';

const id = songId(7);

test('a shared key is shown and moves the chords, while the own one stays and nothing is stored', async () => {
  const stored = new MemoryStorage({ tr7: '5' });
  const { store } = await openSongbook(stored);
  const own = selectSheet(store.getState(), id);
  store.dispatch(sharedKeyOpened({ id, transpose: 3 }));
  expect(selectSong(store.getState(), id).transpose).toBe(3);
  expect(selectSheet(store.getState(), id)).not.toEqual(own);
  expect(selectOwnTranspose(store.getState(), id)).toBe(5);
  expect(selectTranspose(store.getState(), songId(8))).toBe(0);
  await settled();
  expect(stored.stored()).toEqual({ tr7: '5' });
  store.dispatch(sharedKeyLeft());
  expect(selectSheet(store.getState(), id)).toEqual(own);
});

test('a shared 0 counts too', async () => {
  const { store } = await openSongbook(new MemoryStorage({ tr7: '5' }));
  store.dispatch(sharedKeyOpened({ id, transpose: 0 }));
  expect(selectTranspose(store.getState(), id)).toBe(0);
});

test('a key taken over is stored, and is shared no more', async () => {
  const { store, browserStorage } = await openSongbook(new MemoryStorage({ tr7: '5' }));
  store.dispatch(sharedKeyOpened({ id, transpose: 3 }));
  store.dispatch(transpositionJumped({ id, transpose: 3, reason: 'shared' }));
  expect(selectSharedTranspose(store.getState(), id)).toBeNull();
  expect(selectTranspose(store.getState(), id)).toBe(3);
  await settled();
  expect(browserStorage.stored()).toEqual({ tr7: '3' });
});

test('a step starts from the shared key and makes it the own one; another song or tab leaves it', async () => {
  const { store } = await openSongbook();
  for (const step of [transposedUp({ id }), transposedDown({ id })]) {
    store.dispatch(sharedKeyOpened({ id, transpose: 3 }));
    const [own, other] = [id, songId(8)].map((song) => selectOwnTranspose(store.getState(), song));
    store.dispatch(transposedUp({ id: songId(8) }));
    expect(selectOwnTranspose(store.getState(), id)).toBe(own);
    expect(selectOwnTranspose(store.getState(), songId(8))).toBe(other! + 1);
    store.dispatch(savedStateSynced({ transpositions: { [id]: 9 } }));
    expect(selectTranspose(store.getState(), id)).toBe(3);
    store.dispatch(step);
    expect(selectSharedTranspose(store.getState(), id)).toBeNull();
    expect(selectOwnTranspose(store.getState(), id)).toBe(step.type.endsWith('Up') ? 4 : 2);
  }
});

test('a capo that was sent along is played until the song is left, and taken over with the key', async () => {
  const { store, browserStorage } = await openSongbook();
  const played = () => selectPlayedCapo(store.getState(), id);
  store.dispatch(capoPlaced({ id, capo: 2 }));
  store.dispatch(sharedKeyOpened({ id, transpose: 3 }));
  expect(played()).toBe(2);
  store.dispatch(sharedKeyOpened({ id, transpose: 3, capo: 5 }));
  expect(played()).toBe(5);
  expect(selectPlayedCapo(store.getState(), songId(8))).toBeNull();
  store.dispatch(sharedKeyLeft());
  expect(played()).toBe(2);
  store.dispatch(sharedKeyOpened({ id, transpose: 3, capo: 0 }));
  store.dispatch(transpositionJumped({ id, transpose: 3, reason: 'shared' }));
  expect(played()).toBe(0);
  await settled();
  expect(browserStorage.stored()).toEqual({ tr7: '3', 'songbook:reading': '{"capos":{"7":0}}' });
  store.dispatch(selectUndoOffer(store.getState())!.inverse);
  expect([played(), selectTranspose(store.getState(), id)]).toEqual([2, 0]);
});

test('who places or removes a capo in a shared key goes on from there', async () => {
  const { store } = await openSongbook();
  for (const [action, capo] of [
    [capoPlaced({ id, capo: 4 }), 4],
    [capoRemoved({ id }), null],
  ] as const) {
    store.dispatch(sharedKeyOpened({ id, transpose: 9, capo: 5 }));
    store.dispatch(action);
    expect(selectSharedTranspose(store.getState(), id)).toBeNull();
    expect(selectOwnTranspose(store.getState(), id)).toBe(9);
    expect(selectPlayedCapo(store.getState(), id)).toBe(capo);
  }
});

test('no shared key changes what is saved', async () => {
  const { store } = await openSongbook();
  const saved = selectSaved(store.getState());
  const shared = fc.record({ id: fc.nat(50).map(songId), transpose: fc.nat(11) });
  fc.assert(
    fc.property(shared, (key) => {
      store.dispatch(sharedKeyOpened(key));
      expect(selectTranspose(store.getState(), key.id)).toBe(key.transpose);
      expect(selectSaved(store.getState())).toBe(saved);
    }),
  );
});

test('a replay that starts while a shared key is open ends in it too', async () => {
  const [here, there] = [await openSongbook(), await openSongbook()];
  here.store.dispatch(sharedKeyOpened({ id, transpose: 3 }));
  for (let step = 0; step < 1100; step++) here.store.dispatch(transposedUp({ id: songId(1) }));
  await there.console.replay(await here.console.exportLog());
  expect(selectTranspose(there.store.getState(), id)).toBe(3);
});

test.each<[value: string | null, transpose: number | null]>([
  ['0', 0],
  ['3', 3],
  ['11', 11],
  ['12', null],
  ['-1', null],
  ['03', null],
  ['3.0', null],
  ['1e1', null],
  ['+3', null],
  [' 3', null],
  ['3\n', null],
  ['٣', null],
  ['', null],
  [null, null],
])('%j as a transposition is %j', (value, transpose) => {
  expect(parseSemitones(value)).toBe(transpose);
});
