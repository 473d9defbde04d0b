/** @jest-environment @stryker-mutator/jest-runner/jest-env/jsdom */
import {
  DEFAULT_READER_SETTINGS,
  favoriteToggled,
  readerSettingChanged,
  selectFavoriteIds,
  selectReaderSettings,
  selectStorageStatus,
  selectSongKey,
  transposedUp,
} from '../../src/state';
import { syncTabs } from '../../src/storage/syncTabs';
import { MemoryStorage } from '../support/memoryStorage';
import { openSongbook, songId } from '../support/songbook';

const THEME = 'songbook:theme';
const SIZE = 'songbook:textSize';
const id = songId(1);
const dark = readerSettingChanged({ setting: 'theme', value: 'dark' });

/** A songbook in this tab, which hears of what other tabs store. */
async function openTab(entries: Record<string, string> = {}) {
  const songbook = await openSongbook(new MemoryStorage(entries));
  const { browserStorage, store } = songbook;
  syncTabs(window, songbook);
  return {
    ...songbook,
    settings: () => selectReaderSettings(store.getState()),
    favorites: () => selectFavoriteIds(store.getState()),
    /** Another tab stores a value, or removes it. */
    hear(key: string, value: string | null): void {
      if (value === null) browserStorage.removeItem(key);
      else browserStorage.setItem(key, value);
      browserStorage.writes.length = 0;
      tell(key);
    },
  };
}

const tell = (key: string | null, storageArea: Storage = window.localStorage): boolean =>
  window.dispatchEvent(new StorageEvent('storage', { key, storageArea }));

test('what another tab stores and removes is taken over at once', async () => {
  const { store, favorites, settings, hear } = await openTab();
  hear('fav1', 'x');
  hear('tr1', '7');
  hear(THEME, 'dark');
  hear('songbook:speed1', '12');
  expect(favorites()).toEqual([1]);
  expect(selectSongKey(store.getState(), id).transpose).toBe(7);
  expect(settings()).toEqual({ ...DEFAULT_READER_SETTINGS, theme: 'dark' });
  expect(store.getState().songSettings.speeds).toEqual({ 1: 12 });
  hear('fav1', null);
  hear('tr1', '0');
  hear(THEME, null);
  expect(favorites()).toEqual([]);
  expect(selectSongKey(store.getState(), id).transpose).toBe(0);
  expect(settings()).toEqual(DEFAULT_READER_SETTINGS);
});

test('what another tab stores and cannot be read is as if nothing was stored', async () => {
  const { store, settings, hear } = await openTab({ tr1: '3', [THEME]: 'dark' });
  hear('tr1', 'x');
  hear(THEME, 'garbage');
  expect(selectSongKey(store.getState(), id).transpose).toBe(0);
  expect(settings()).toEqual(DEFAULT_READER_SETTINGS);
});

test('what another tab writes over a step of this tab, and then removes, is gone here too', async () => {
  const { store, browserStorage, hear } = await openTab();
  store.dispatch(transposedUp({ id }));
  hear('tr1', '5');
  hear('tr1', null);
  expect(selectSongKey(store.getState(), id).transpose).toBe(0);
  expect(browserStorage.stored()).toEqual({});
});

test('a clear() in another tab is taken over', async () => {
  const { store, browserStorage, favorites, settings } = await openTab({ fav1: '1' });
  store.dispatch(dark);
  browserStorage.clear();
  tell(null);
  expect(favorites()).toEqual([]);
  expect(settings()).toEqual(DEFAULT_READER_SETTINGS);
});

test('the log tells what another tab changed, and nothing of keys that are not ours or say nothing new', async () => {
  const { console, hear } = await openTab({ fav2: '1' });
  for (const key of ['fav1', 'fav2', 'favicon', 'tr007', 'fav999']) hear(key, '1');
  hear(THEME, 'dark');
  expect(console.actionLog().map(({ action }) => action.payload)).toEqual([
    { change: { fav2: '1' }, why: 'loaded' },
    { change: { fav1: '1' }, why: 'synced' },
    { change: { [THEME]: 'dark' }, why: 'synced' },
  ]);
});

test('what another tab brought is not written back', async () => {
  const { store, browserStorage, hear } = await openTab();
  hear('fav1', '1');
  hear('tr1', '7');
  hear(SIZE, '130');
  store.dispatch(favoriteToggled({ id: songId(2) }));
  expect(browserStorage.writes).toEqual(['fav2=1']);
});

test('what this tab could not store outlives what another tab stores', async () => {
  const { store, browserStorage, settings, favorites, hear } = await openTab();
  browserStorage.failing = 'writing';
  store.dispatch(dark);
  store.dispatch(favoriteToggled({ id }));
  browserStorage.failing = 'never';
  hear(SIZE, '130');
  hear('fav2', '1');
  expect(settings()).toMatchObject({ theme: 'dark', textSize: 130 });
  expect(favorites()).toEqual([1, 2]);
  store.dispatch(transposedUp({ id }));
  expect(browserStorage.stored()).toEqual({ fav1: '1', fav2: '1', tr1: '1', [THEME]: 'dark', [SIZE]: '130' });
});

test('what could be neither read nor written is read and written once storage answers again, without a click', async () => {
  const { store, browserStorage, settings, favorites } = await openTab({ fav1: '1' });
  jest.useFakeTimers();
  for (const [failing, own, others] of [
    ['writing', 2, 3],
    ['reading', 4, 5],
  ] as const) {
    browserStorage.failing = failing;
    store.dispatch(readerSettingChanged({ setting: 'textSize', value: failing === 'writing' ? 115 : 130 }));
    store.dispatch(favoriteToggled({ id: songId(own) }));
    browserStorage.entries.set(`fav${others}`, '1');
    jest.advanceTimersByTime(3000);
    expect(selectStorageStatus(store.getState())).toBe('failed');
    browserStorage.failing = 'never';
    jest.advanceTimersByTime(1000);
    expect(selectStorageStatus(store.getState())).toBe('ready');
  }
  expect(favorites()).toEqual([1, 2, 3, 4, 5]);
  expect(settings().textSize).toBe(130);
  expect(browserStorage.stored()).toMatchObject({ fav2: '1', fav4: '1', [SIZE]: '130' });
  jest.useRealTimers();
});

test('what is stored for the session only is not ours', async () => {
  const { browserStorage, favorites } = await openTab();
  browserStorage.setItem('fav1', '1');
  tell('fav1', window.sessionStorage);
  expect(favorites()).toEqual([]);
  tell('fav1');
  expect(favorites()).toEqual([1]);
});

test('of a storage that fails here and there what can be read is taken over, and never written back', async () => {
  const { browserStorage, favorites, settings, store } = await openTab({ fav1: '1', tr1: '3' });
  browserStorage.clear();
  browserStorage.entries.set('fav1', '1').set('fav2', '1').set(SIZE, '130');
  const read = browserStorage.getItem.bind(browserStorage);
  browserStorage.getItem = (key) => {
    if (key === 'fav1') throw new Error('storage is damaged');
    return read(key);
  };
  jest.useFakeTimers();
  tell(null);
  expect(settings().textSize).toBe(130);
  expect(selectSongKey(store.getState(), id).transpose).toBe(0);
  browserStorage.getItem = read;
  store.dispatch(transposedUp({ id }));
  expect(browserStorage.stored()).toEqual({ fav1: '1', fav2: '1', [SIZE]: '130', tr1: '1' });
  jest.runOnlyPendingTimers();
  expect(favorites()).toEqual([1, 2]);
  jest.useRealTimers();
});

test('a page that comes back from the cache of the browser shows what was stored meanwhile', async () => {
  const { browserStorage, favorites } = await openTab();
  browserStorage.setItem('fav1', '1');
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: false }));
  expect(favorites()).toEqual([]);
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted: true }));
  expect(favorites()).toEqual([1]);
});
