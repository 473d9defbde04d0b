import {
  DEFAULT_READER_SETTINGS,
  favoriteToggled,
  readerSettingChanged,
  scrollSpeedChanged,
  selectFavoriteIds,
  selectReaderSettings,
  selectSong,
  selectStorageStatus,
  transposedDown,
  transposedUp,
} from '../../src/state';
import { MemoryStorage } from '../support/memoryStorage';
import { openSongbook, songId } from '../support/songbook';

const id = songId(1);

test('clicks are stored at once under fav and tr, a transposition of 0 too, and nothing else is', async () => {
  const { store, browserStorage } = await openSongbook();
  store.dispatch(favoriteToggled({ id }));
  expect(browserStorage.stored()).toEqual({ fav1: '1' });
  store.dispatch(transposedUp({ id }));
  expect(browserStorage.stored()).toEqual({ fav1: '1', tr1: '1' });
  store.dispatch(favoriteToggled({ id }));
  store.dispatch(transposedDown({ id }));
  expect(browserStorage.stored()).toEqual({ tr1: '0' });
});

test.each<[text: string, value: number]>([
  ['1', 1],
  ['11', 11],
  ...['0', '12', '1e0', ' 1', '٣', '{"a":1}'].map((text): [string, number] => [text, 0]),
])(
  'a stored transposition of %j is applied as %d, and removed where it means nothing',
  async (text, value) => {
    const { store, browserStorage } = await openSongbook(new MemoryStorage({ tr1: text }));
    expect(selectSong(store.getState(), id).transpose).toBe(value);
    expect(browserStorage.writes).toEqual(value === 0 ? ['tr1 removed'] : []);
  },
);

test.each(['1', '0', '', 'false', 'x'])(
  'a favorite stored as %j counts and stays as stored',
  async (fav1) => {
    const { store, browserStorage } = await openSongbook(new MemoryStorage({ fav1 }));
    expect(selectSong(store.getState(), id).favorite).toBe(1);
    expect(browserStorage.stored()).toEqual({ fav1 });
  },
);

test('keys that are not ours are never read or touched', async () => {
  const foreign = { favicon: '1', tr007: '5', fav99999: '1', 'persist:root': '{}' };
  const { store, browserStorage } = await openSongbook(new MemoryStorage(foreign));
  store.dispatch(favoriteToggled({ id }));
  expect(browserStorage.stored()).toEqual({ ...foreign, fav1: '1' });
  expect([...browserStorage.reads]).toEqual([]);
});

test('blocked storage is told, the songbook works on, and what was stored stays, though a later click can be stored', async () => {
  const browserStorage = new MemoryStorage({ fav0: '1', tr0: '3' });
  browserStorage.failing = 'reading';
  const { store } = await openSongbook(browserStorage);
  expect(selectStorageStatus(store.getState())).toBe('failed');
  store.dispatch(favoriteToggled({ id }));
  expect(selectSong(store.getState(), id).favorite).toBe(1);
  expect(browserStorage.stored()).toEqual({ fav0: '1', tr0: '3' });
  browserStorage.failing = 'never';
  store.dispatch(transposedUp({ id }));
  expect(browserStorage.stored()).toEqual({ fav0: '1', tr0: '3', fav1: '1', tr1: '1' });
  expect(selectStorageStatus(store.getState())).toBe('failed');
});

const [LIST, CHORD] = ['songbook:list-evening', 'songbook:chord-x'];

test.each(['tr2', LIST, CHORD])(
  'storage whose %s cannot be read at first: the next click erases nothing',
  async (damaged) => {
    const list = '{"place":0,"title":"Երեկո"}';
    const stored = { fav0: '1', tr1: '3', tr2: '4', [LIST]: list, [CHORD]: 'Am' };
    const browserStorage = new MemoryStorage(stored);
    const read = browserStorage.getItem.bind(browserStorage);
    browserStorage.getItem = (key) => {
      if (key === damaged) throw new Error('storage is damaged');
      return read(key);
    };
    const { store, sync } = await openSongbook(browserStorage);
    browserStorage.getItem = read;
    store.dispatch(favoriteToggled({ id }));
    expect(browserStorage.stored()).toEqual({ ...stored, fav1: '1' });
    expect(sync(null)).toBe(true);
    expect(selectFavoriteIds(store.getState())).toEqual([0, 1]);
    expect(selectStorageStatus(store.getState())).toBe('ready');
  },
);

test('what is chosen before storage can be read is later than what is stored, and counts once it can', async () => {
  const stored = { tr1: '5', tr2: '7', 'songbook:theme': 'dark', 'songbook:textSize': '130' };
  const browserStorage = new MemoryStorage(stored);
  browserStorage.failing = 'reading';
  const { store, sync } = await openSongbook(browserStorage);
  store.dispatch(transposedUp({ id }));
  store.dispatch(readerSettingChanged({ setting: 'theme', value: 'light' }));
  browserStorage.failing = 'never';
  expect(sync(null)).toBe(true);
  expect(browserStorage.stored()).toEqual({ ...stored, tr1: '1', 'songbook:theme': 'light' });
  expect(store.getState()).toMatchObject({
    transpositions: { 1: 1, 2: 7 },
    readerSettings: { theme: 'light', textSize: 130 },
  });
});

test('a key that cannot be written keeps no other from being written', async () => {
  const { store, browserStorage } = await openSongbook();
  const write = browserStorage.setItem.bind(browserStorage);
  jest.spyOn(browserStorage, 'setItem').mockImplementation((key, value) => {
    if (key === 'fav1') throw new Error('storage is full');
    write(key, value);
  });
  for (const other of [1, 2]) store.dispatch(favoriteToggled({ id: songId(other) }));
  store.dispatch(transposedUp({ id }));
  store.dispatch(readerSettingChanged({ setting: 'theme', value: 'dark' }));
  expect(browserStorage.stored()).toEqual({ fav2: '1', tr1: '1', 'songbook:theme': 'dark' });
  expect(selectStorageStatus(store.getState())).toBe('failed');
});

test('each choice has a key of its own, which goes with it', async () => {
  const { store, browserStorage } = await openSongbook();
  store.dispatch(readerSettingChanged({ setting: 'theme', value: 'dark' }));
  store.dispatch(scrollSpeedChanged({ id, speed: 12 }));
  expect(browserStorage.stored()).toEqual({ 'songbook:theme': 'dark', 'songbook:speed1': '12' });
  const again = await openSongbook(browserStorage);
  expect(selectReaderSettings(again.store.getState())).toEqual({ ...DEFAULT_READER_SETTINGS, theme: 'dark' });
  again.store.dispatch(readerSettingChanged({ setting: 'theme', value: 'system' }));
  expect(browserStorage.stored()).toEqual({ 'songbook:speed1': '12' });
});

const THEMES = ['sepia', '', '{"theme":"dark"}', 'null'];

test.each(THEMES)(
  'a theme stored as %j is the usual one, spoils nothing and stays until one is chosen',
  async (text) => {
    const stored = { 'songbook:theme': text, fav1: '1', 'songbook:speed1': 'x', 'songbook:speed2': '9' };
    const { store, browserStorage } = await openSongbook(new MemoryStorage(stored));
    expect(selectReaderSettings(store.getState())).toEqual(DEFAULT_READER_SETTINGS);
    expect(store.getState()).toMatchObject({ favorites: { 1: 1 }, songSettings: { speeds: { 2: 9 } } });
    store.dispatch(readerSettingChanged({ setting: 'textSize', value: 130 }));
    expect(browserStorage.stored()).toEqual({ ...stored, 'songbook:textSize': '130' });
    store.dispatch(readerSettingChanged({ setting: 'theme', value: 'light' }));
    expect(browserStorage.stored()).toMatchObject({ 'songbook:theme': 'light', 'songbook:speed1': 'x' });
  },
);

test('full storage: a setting is stored once there is room, without what was taken back meanwhile', async () => {
  const { store, browserStorage } = await openSongbook();
  browserStorage.failing = 'writing';
  store.dispatch(readerSettingChanged({ setting: 'theme', value: 'dark' }));
  store.dispatch(readerSettingChanged({ setting: 'textSize', value: 130 }));
  store.dispatch(readerSettingChanged({ setting: 'theme', value: 'system' }));
  expect(selectStorageStatus(store.getState())).toBe('failed');
  browserStorage.failing = 'never';
  store.dispatch(favoriteToggled({ id }));
  expect(selectStorageStatus(store.getState())).toBe('ready');
  expect(browserStorage.stored()).toEqual({ fav1: '1', 'songbook:textSize': '130' });
});
