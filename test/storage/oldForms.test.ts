import {
  DEFAULT_READER_SETTINGS,
  selectFavoriteIds,
  selectReaderSettings,
  selectSongSets,
} from '../../src/state';
import { MemoryStorage } from '../support/memoryStorage';
import { openSongbook } from '../support/songbook';

test('choices of an older songbook are read once and stored under keys of their own', async () => {
  const entry = { place: 0, song: 7, transpose: 2, note: '' };
  const { store, browserStorage } = await openSongbook(
    new MemoryStorage({
      'songbook:reading': '{"theme":"dark","hand":"left","speeds":{"1":12},"notes":{"7":"ցածր"}}',
      'songbook:sets': JSON.stringify({
        k: { place: 0, title: 'Երեկո', entries: { e: entry }, played: 'e' },
      }),
      'songbook:chords': '{"9_0-3-7":"Am"}',
      'songbook:hand': 'right',
      tr7: '3',
    }),
  );
  expect(browserStorage.stored()).toEqual({
    tr7: '3',
    'songbook:theme': 'dark',
    'songbook:hand': 'right',
    'songbook:speed1': '12',
    'songbook:note7': 'ցածր',
    'songbook:list-k': '{"place":0,"title":"Երեկո"}',
    'songbook:played-k': 'e',
    'songbook:entry-k.e': JSON.stringify(entry),
    'songbook:chord-9_0-3-7': 'Am',
  });
  const { knownChords, songSettings } = store.getState();
  expect([knownChords, songSettings.notes]).toEqual([{ '9_0-3-7': 'Am' }, { 7: 'ցածր' }]);
  expect(selectSongSets(store.getState())['k']).toEqual({
    place: 0,
    title: 'Երեկո',
    entries: { e: entry },
    played: 'e',
  });
});

test.each(['', 'x', '[]', '7', 'null', '{"speeds":[],"x":{"y":1}}'])(
  'an old form stored as %j spoils nothing',
  async (text) => {
    const { store } = await openSongbook(new MemoryStorage({ 'songbook:reading': text, fav1: '1' }));
    expect(selectFavoriteIds(store.getState())).toEqual([1]);
    expect(selectReaderSettings(store.getState())).toEqual(DEFAULT_READER_SETTINGS);
  },
);

test('where there is no room, choices of an older songbook are shown and stay as they are', async () => {
  const stored = { 'songbook:reading': '{"theme":"dark"}', fav1: '1', tr1: '3' };
  const browserStorage = new MemoryStorage(stored);
  browserStorage.failing = 'writing';
  const { store } = await openSongbook(browserStorage);
  expect(selectReaderSettings(store.getState()).theme).toBe('dark');
  expect(selectFavoriteIds(store.getState())).toEqual([1]);
  expect(browserStorage.stored()).toEqual(stored);
  browserStorage.failing = 'never';
  await openSongbook(browserStorage);
  expect(browserStorage.stored()).toEqual({ 'songbook:theme': 'dark', fav1: '1', tr1: '3' });
});
