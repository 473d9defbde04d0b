import fc from 'fast-check';
import { songs } from '../../src/catalogue';
import {
  favoriteToggled,
  readerSettingChanged,
  savedStateSynced,
  selectSong,
  selectStorageStatus,
  transposedDown,
  transposedUp,
} from '../../src/state';
import { MemoryStorage } from '../support/memoryStorage';
import { openSongbook, settled, songId } from '../support/songbook';

const id = songId(1);

test('clicks are stored under fav and tr, a transposition of 0 too, and nothing else is', async () => {
  const { store, browserStorage } = await openSongbook();
  store.dispatch(favoriteToggled({ id }));
  store.dispatch(transposedUp({ id }));
  await settled();
  expect(browserStorage.stored()).toEqual({ fav1: '1', tr1: '1' });
  store.dispatch(favoriteToggled({ id }));
  store.dispatch(transposedDown({ id }));
  await settled();
  expect(browserStorage.stored()).toEqual({ tr1: '0' });
});

test.each([...Array(11).keys()].map((index) => index + 1))(
  'a stored transposition of %d is applied',
  async (value) => {
    const { store, browserStorage } = await openSongbook(new MemoryStorage({ tr1: String(value) }));
    expect(selectSong(store.getState(), id).transpose).toBe(value);
    expect(browserStorage.writes).toEqual([]);
  },
);

test.each(['0', '12', '-1', '01', '1.0', '1e0', ' 1', '', 'x', 'NaN', '٣', 'null', '{"a":1}'])(
  'a stored transposition of %j is discarded and removed',
  async (value) => {
    const { store, browserStorage } = await openSongbook(new MemoryStorage({ tr1: value }));
    expect(selectSong(store.getState(), id).transpose).toBe(0);
    expect(browserStorage.stored()).toEqual({});
  },
);

test.each(['1', '0', '', 'false', 'x'])(
  'a favorite stored as %j counts and stays as stored',
  async (value) => {
    const { store, browserStorage } = await openSongbook(new MemoryStorage({ fav1: value }));
    expect(selectSong(store.getState(), id).favorite).toBe(1);
    await settled();
    expect(browserStorage.stored()).toEqual({ fav1: value });
  },
);

test('keys that are not ours are never read or touched', async () => {
  const foreign = {
    favicon: '1',
    track: 'x',
    tr007: '5',
    'fav-1': '1',
    fav99999: '1',
    tr99999: 'x',
    'persist:root': '{}',
    fav: '1',
    tr1x: '3',
  };
  const { store, browserStorage } = await openSongbook(new MemoryStorage(foreign));
  store.dispatch(favoriteToggled({ id }));
  await settled();
  expect(browserStorage.stored()).toEqual({ ...foreign, fav1: '1' });
  expect([...browserStorage.reads]).toEqual(['songbook:sets', 'songbook:chords', 'songbook:reading']);
});

test('blocked storage is told, the songbook works on, and what was stored stays', async () => {
  const browserStorage = new MemoryStorage({ fav0: '1', tr0: '3' });
  browserStorage.failing = 'reading';
  const { store } = await openSongbook(browserStorage);
  expect(selectStorageStatus(store.getState())).toBe('failed');
  store.dispatch(favoriteToggled({ id }));
  await settled();
  expect(selectSong(store.getState(), id).favorite).toBe(1);
  expect(browserStorage.stored()).toEqual({ fav0: '1', tr0: '3' });
});

test('storage that could not be read stays told of, though a click can be stored', async () => {
  const browserStorage = new MemoryStorage({ fav0: '1' });
  browserStorage.failing = 'reading';
  const { store } = await openSongbook(browserStorage);
  browserStorage.failing = 'never';
  store.dispatch(favoriteToggled({ id }));
  expect(browserStorage.stored()).toEqual({ fav0: '1', fav1: '1' });
  expect(selectStorageStatus(store.getState())).toBe('failed');
});

test('full storage is told, and what could not be stored is stored once there is room', async () => {
  const { store, browserStorage } = await openSongbook();
  browserStorage.failing = 'writing';
  store.dispatch(favoriteToggled({ id }));
  await settled();
  expect(selectStorageStatus(store.getState())).toBe('failed');
  browserStorage.failing = 'never';
  store.dispatch(transposedUp({ id }));
  await settled();
  expect(selectStorageStatus(store.getState())).toBe('ready');
  expect(browserStorage.stored()).toEqual({ fav1: '1', tr1: '1' });
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
  await settled();
  expect(browserStorage.stored()).toEqual({ fav2: '1', tr1: '1', 'songbook:reading': '{"theme":"dark"}' });
  expect(selectStorageStatus(store.getState())).toBe('failed');
});

test('a click is stored at once, before anything else can happen', async () => {
  const { store, browserStorage } = await openSongbook();
  store.dispatch(favoriteToggled({ id }));
  expect(browserStorage.stored()).toEqual({ fav1: '1' });
});

test('four tabs that hear of each other show and store the same, however late their timers run', async () => {
  type Tab = Awaited<ReturnType<typeof openSongbook>>;
  const ids = [0, 1, 2].map(songId);
  const choices = ({ store }: Tab): unknown =>
    ids.map((song) => {
      const { favorite, transpose } = selectSong(store.getState(), song);
      return { favorite, transpose };
    });
  const step = fc.record({
    tab: fc.nat(3),
    action: fc.constantFrom(favoriteToggled, transposedUp, transposedDown),
    song: fc.constantFrom(...ids),
    timersRun: fc.boolean(),
  });
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask'] });
  await fc.assert(
    fc.asyncProperty(fc.array(step, { maxLength: 40 }), async (steps) => {
      const browserStorage = new MemoryStorage();
      const tabs: Tab[] = [];
      for (let count = 0; count < 4; count++) tabs.push(await openSongbook(browserStorage));
      for (const { tab, action, song, timersRun } of steps) {
        const clicked = tabs[tab]!;
        browserStorage.writes.length = 0;
        clicked.store.dispatch(action({ id: song }));
        const [key] = browserStorage.writes[0]!.split(/[= ]/);
        for (const { store, storage } of tabs.filter((other) => other !== clicked))
          storage.sync(key!, (change) => store.dispatch(savedStateSynced(change)));
        if (timersRun) jest.runOnlyPendingTimers();
        for (const other of tabs) expect(choices(other)).toEqual(choices(clicked));
      }
      jest.runOnlyPendingTimers();
      expect(choices(await openSongbook(browserStorage))).toEqual(choices(tabs[0]!));
    }),
    { numRuns: 50 },
  );
  jest.useRealTimers();
});

test('two tabs that never hear of each other undo nothing of each other', async () => {
  const click = fc.tuple(fc.boolean(), fc.nat(Math.floor(songs.length / 2) - 1));
  await fc.assert(
    fc.asyncProperty(fc.array(click, { maxLength: 30 }), async (clicks) => {
      const browserStorage = new MemoryStorage();
      const tabs = [await openSongbook(browserStorage), await openSongbook(browserStorage)];
      const expected = new Set<string>();
      for (const [second, half] of clicks) {
        const number = half * 2 + Number(second);
        const tab = tabs[Number(second)]!;
        tab.store.dispatch(favoriteToggled({ id: songId(number) }));
        if (!expected.delete(`fav${number}`)) expected.add(`fav${number}`);
      }
      expect(Object.keys(browserStorage.stored()).sort()).toEqual([...expected].sort());
    }),
    { numRuns: 25 },
  );
});
