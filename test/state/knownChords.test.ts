import { knownChordsChanged, selectKnownChords, selectUndoOffer } from '../../src/state';
import { knowing, storedChords } from '../support/chords';
import { MemoryStorage } from '../support/memoryStorage';
import { openSongbook, settled } from '../support/songbook';

const names = ({ store }: Awaited<ReturnType<typeof openSongbook>>) =>
  Object.values(selectKnownChords(store.getState()));

test('chords become known and are known on the next visit, until none is', async () => {
  const browserStorage = new MemoryStorage();
  const here = await openSongbook(browserStorage);
  here.store.dispatch(knownChordsChanged(knowing('Am', 'H7')));
  await settled();
  expect(browserStorage.stored()).toEqual({
    'songbook:chords': '{"9_0-3-7":"Am","11_0-4-7-10":"H7"}',
  });
  const later = await openSongbook(browserStorage);
  expect(names(later)).toEqual(['Am', 'H7']);
  later.store.dispatch(knownChordsChanged({ '9_0-3-7': null, '11_0-4-7-10': null }));
  await settled();
  expect(browserStorage.stored()).toEqual({});
});

test('a chord that is forgotten can be taken back, one that is learnt needs no offer', async () => {
  const songbook = await openSongbook(new MemoryStorage(storedChords('Am')));
  const { dispatch, getState } = songbook.store;
  dispatch(knownChordsChanged(knowing('C')));
  expect(selectUndoOffer(getState())).toBeNull();
  dispatch(knownChordsChanged({ '9_0-3-7': null }));
  expect(names(songbook)).toEqual(['C']);
  dispatch(selectUndoOffer(getState())!.inverse);
  expect(selectKnownChords(getState())).toEqual(knowing('Am', 'C'));
  dispatch(knownChordsChanged({ nothing: null }));
  expect(selectUndoOffer(getState())).toBeNull();
});

test('two tabs learn chords at once, and both stay', async () => {
  const browserStorage = new MemoryStorage(storedChords('Am'));
  const [here, there] = [await openSongbook(browserStorage), await openSongbook(browserStorage)];
  here.store.dispatch(knownChordsChanged(knowing('C')));
  there.store.dispatch(knownChordsChanged(knowing('G')));
  await settled();
  expect(names(await openSongbook(browserStorage)).sort()).toEqual(['Am', 'C', 'G']);
});
