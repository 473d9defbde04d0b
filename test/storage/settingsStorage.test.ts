import {
  DEFAULT_READER_SETTINGS,
  favoriteToggled,
  readerSettingChanged,
  scrollSpeedChanged,
  selectFavorite,
  selectReaderSettings,
  selectStorageStatus,
  type ReaderSettings,
} from '../../src/state';
import { MemoryStorage } from '../support/memoryStorage';
import { openSongbook, settled, songId } from '../support/songbook';

const KEY = 'songbook:reading';
const id = songId(1);
const dark = readerSettingChanged({ setting: 'theme', value: 'dark' });
const bigger = readerSettingChanged({ setting: 'textSize', value: 130 });
const fitting = readerSettingChanged({ setting: 'columns', value: 'fit' });
const usual = readerSettingChanged({ setting: 'theme', value: 'system' });

const settingsOf = ({ store }: Awaited<ReturnType<typeof openSongbook>>): ReaderSettings =>
  selectReaderSettings(store.getState());
const storedIn = (browserStorage: MemoryStorage): unknown =>
  JSON.parse(browserStorage.stored()[KEY] ?? '"nothing"');

test('one key holds what differs from the default, and goes when nothing does', async () => {
  const { store, browserStorage } = await openSongbook();
  store.dispatch(dark);
  store.dispatch(scrollSpeedChanged({ id, speed: 12 }));
  await settled();
  expect(Object.keys(browserStorage.stored())).toEqual([KEY]);
  expect(storedIn(browserStorage)).toEqual({ theme: 'dark', speeds: { 1: 12 } });
  const again = await openSongbook(browserStorage);
  expect(settingsOf(again)).toEqual({ ...DEFAULT_READER_SETTINGS, theme: 'dark', speeds: { 1: 12 } });
  const { store: plain, browserStorage: emptied } = await openSongbook(
    new MemoryStorage({ [KEY]: '{"theme":"dark"}' }),
  );
  plain.dispatch(usual);
  await settled();
  expect(emptied.stored()).toEqual({});
});

test.each(['', 'x', '{', 'null', '[]', '7', '"dark"', '{"textSize":"big","speeds":[]}'])(
  'a stored %j is read as the default, spoils nothing else and is healed by the next change, kept aside where it has no fields',
  async (value) => {
    const songbook = await openSongbook(new MemoryStorage({ [KEY]: value, fav1: '1', tr1: '3' }));
    const { store, browserStorage } = songbook;
    expect(settingsOf(songbook)).toEqual(DEFAULT_READER_SETTINGS);
    expect(selectStorageStatus(store.getState())).toBe('ready');
    expect(selectFavorite(store.getState(), id)).toBe(1);
    expect(browserStorage.writes).toEqual([]);
    store.dispatch(bigger);
    store.dispatch(scrollSpeedChanged({ id, speed: 12 }));
    await settled();
    expect(browserStorage.stored()).toEqual({
      [KEY]: '{"textSize":130,"speeds":{"1":12}}',
      fav1: '1',
      tr1: '3',
      ...(!/^$|^\{"/.test(value) && { [`${KEY}:unread`]: value }),
    });
  },
);

test('what only a newer songbook can read is carried along: settings, values and songs', async () => {
  const newer = { theme: 'sepia', speeds: { 1: 12, 60: 5 }, chords: { size: 120 }, latin: 'words' };
  const { store, browserStorage } = await openSongbook(new MemoryStorage({ [KEY]: JSON.stringify(newer) }));
  store.dispatch(bigger);
  store.dispatch(scrollSpeedChanged({ id, speed: 20 }));
  await settled();
  expect(storedIn(browserStorage)).toEqual({ ...newer, speeds: { 1: 20, 60: 5 }, textSize: 130 });
  store.dispatch(dark);
  store.dispatch(readerSettingChanged({ setting: 'textSize', value: DEFAULT_READER_SETTINGS.textSize }));
  await settled();
  expect(storedIn(browserStorage)).toEqual({ ...newer, theme: 'dark', speeds: { 1: 20, 60: 5 } });
});

test('full storage: a setting is stored once there is room, without what was taken back meanwhile', async () => {
  const { store, browserStorage } = await openSongbook();
  browserStorage.failing = 'writing';
  store.dispatch(dark);
  store.dispatch(bigger);
  store.dispatch(usual);
  store.dispatch(favoriteToggled({ id }));
  await settled();
  expect(selectStorageStatus(store.getState())).toBe('failed');
  browserStorage.failing = 'never';
  store.dispatch(fitting);
  await settled();
  expect(selectStorageStatus(store.getState())).toBe('ready');
  expect(browserStorage.stored()).toEqual({ fav1: '1', [KEY]: '{"textSize":130,"columns":"fit"}' });
});
