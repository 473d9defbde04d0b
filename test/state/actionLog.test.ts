import fc from 'fast-check';
import {
  choicesChanged,
  favoriteToggled,
  LOG_LIMIT,
  selectChoices,
  sharedKeyOpened,
  transposedUp,
  type RootState,
} from '../../src/state';
import { describeStorage, exportLog, formatReport } from '../../src/state/log';
import { ACTION_TYPES, anyAction } from '../support/anyState';
import { openSongbook, songId } from '../support/songbook';
import { MemoryStorage } from '../support/memoryStorage';

/** What a replay brings back: the choices and what is open. */
const broughtBack = (state: RootState) => {
  const { sharedKey, openEntry, undo } = state;
  return { ...selectChoices(state), sharedKey, openEntry, undo };
};

test('replaying an export gives an equal state, whatever happened before it', async () => {
  const here = await openSongbook();
  const there = await openSongbook();
  const seen = new Set<string>();
  await fc.assert(
    fc.asyncProperty(fc.array(anyAction, { minLength: 30, maxLength: 300 }), async (actions) => {
      for (const action of actions) {
        seen.add(action.type);
        here.store.dispatch(action);
      }
      const expected = broughtBack(here.store.getState());
      const log = await here.console.exportLog();
      expect(broughtBack(await there.console.replay(log))).toEqual(expected);
      expect(broughtBack(await here.console.replay(JSON.parse(log)))).toEqual(expected);
    }),
    { numRuns: 10 },
  );
  expect([...seen].sort()).toEqual([...ACTION_TYPES].sort());
});

test('a log that has dropped its oldest actions still starts where the rest leads on from', async () => {
  const here = await openSongbook();
  const there = await openSongbook();
  here.store.dispatch(choicesChanged({ change: { 'songbook:capo9': '5' }, why: 'capoPlaced' }));
  here.store.dispatch(sharedKeyOpened({ id: songId(8), transpose: 3 }));
  for (let step = 0; step < LOG_LIMIT + 7; step++)
    here.store.dispatch(transposedUp({ id: songId(step % 5) }));
  const log = await here.console.exportLog();
  expect(new Set(here.console.actionLog().map(({ action }) => action.type))).toEqual(
    new Set([transposedUp.type]),
  );
  const state = await there.console.replay(log);
  expect(broughtBack(state)).toEqual(broughtBack(here.store.getState()));
  expect(state.songSettings.capos).toEqual({ 9: 5 });
  expect(state.sharedKey).toEqual({ id: 8, transpose: 3 });
});

const good = {
  format: 'songbook-action-log',
  version: 2,
  start: { kept: {}, sharedKey: null, openEntry: null, undo: null },
  entries: [],
};
const heart = (id: number) => ({ type: 'favorites/favoriteToggled', payload: { id } });
const startWith = (parts: object) => ({ ...good, start: { ...good.start, ...parts } });
const entry = (type: string, payload?: unknown) => ({ ...good, entries: [{ action: { type, payload } }] });

test.each<[reason: RegExp, log: unknown]>([
  [/not JSON/, '{'],
  [/not a songbook action log/, 'null'],
  [/not a songbook action log/, { ...good, format: 'other' }],
  [/version 1/, { ...good, version: 1 }],
  [/state at its start is malformed/, { ...good, start: null }],
  [/state at its start is malformed/, startWith({ kept: { fav: '1' } })],
  [/state at its start is malformed/, startWith({ kept: { tr3: 2 } })],
  [/state at its start names a song/, startWith({ kept: { fav9999: '1' } })],
  [/state at its start is malformed/, startWith({ kept: { 'songbook:theme': 'pink' } })],
  [/state at its start is malformed/, startWith({ sharedKey: { id: 1, transpose: 12 } })],
  [/state at its start names a song/, startWith({ sharedKey: { id: 77, transpose: 3 } })],
  [/state at its start is malformed/, startWith({ openEntry: { set: 'a', entry: '__proto__' } })],
  [/state at its start is malformed/, startWith({ undo: { done: { type: 'x' }, inverse: {} } })],
  [/state at its start names a song/, startWith({ undo: { done: heart(51), inverse: {} } })],
  [/state at its start is malformed/, startWith({ undo: { done: heart(1), inverse: { favicon: '1' } } })],
  [/is malformed/, entry('choices/choicesChanged', { change: {}, why: 'nonsense' })],
  [/is malformed/, entry('sets/setRenamed', { set: 'constructor', title: 'x' })],
  [/no list/, { ...good, entries: {} }],
  [/more than 1000/, { ...good, entries: Array(1001).fill({}) }],
  [/no action/, { ...good, entries: [null] }],
  [/no action/, entry('persist/PURGE')],
  [/no action/, entry('toString')],
  [/^entry 0, favorites\/favoriteToggled, names a song that/, entry('favorites/favoriteToggled', { id: 51 })],
  [/names a song/, entry('choices/choicesChanged', { change: { tr3: '1', tr60: null }, why: 'synced' })],
  [/names a song/, entry('sharedKey/sharedKeyOpened', { id: 99, transpose: 3 })],
  [/is malformed/, entry('favorites/favoriteToggled', { id: -1 })],
  [/is malformed/, entry('favorites/favoriteToggled')],
  [/is malformed/, entry('choices/choicesChanged', { change: { tr0: '1.5' }, why: 'synced' })],
  [/is malformed/, entry('choices/choicesChanged', { change: { other: '1' }, why: 'imported' })],
  [/is malformed/, entry('choices/choicesChanged', { change: ['1'], why: 'imported' })],
  [/is malformed/, entry('readerSettings/readerSettingChanged', { setting: 'speeds', value: {} })],
  [/is malformed/, entry('songSettings/scrollSpeedChanged', { id: 0, speed: 1000 })],
  [/is malformed/, entry('sets/setMade', { set: 'a.b', content: { place: 0, title: '', entries: {} } })],
  [/its 51 songs have other titles/, { ...good, catalogue: { songs: 51, titles: '00000000' } }],
])('a log that is malformed or foreign is refused (%s) and changes nothing', async (reason, log) => {
  const { store, console } = await openSongbook();
  store.dispatch(transposedUp({ id: songId(0) }));
  const before = store.getState();
  await expect(console.replay(log)).rejects.toThrow(reason);
  expect(store.getState()).toBe(before);
});

const FACTS = {
  made: '2026-01-02T03:04:05.678Z',
  version: '1a2b3c4d',
  address: 'https://example.org/songs/3',
  browser: 'Mozilla/5.0 jsdom',
  storage: 'ready',
  error: { at: '2026-01-02T03:04:05.000Z', message: 'Error: "entries": []', stack: 'at somewhere' },
};

const exported = ({ store, log }: Awaited<ReturnType<typeof openSongbook>>) =>
  exportLog(log, store.getState());

test('a start brings back nothing but choices and what is open', async () => {
  const { store, console } = await openSongbook();
  const { catalogue } = store.getState();
  await console.replay(startWith({ kept: { fav1: '1' }, catalogue: null, favorites: { x: 5 } }));
  expect(store.getState()).toMatchObject({ catalogue, favorites: { 1: 1 } });
  expect(store.getState().favorites).toEqual({ 1: 1 });
});

test('a report can be read by a person and by a replay', async () => {
  const songbook = await openSongbook();
  songbook.store.dispatch(favoriteToggled({ id: songId(1) }));
  const text = formatReport(FACTS, exported(songbook));
  expect(JSON.parse(text)).toMatchObject({ format: 'songbook-report', ...FACTS });
  expect(text.split('\n').filter((line) => line.includes('"action":'))).toHaveLength(2);
  expect((await songbook.console.replay(text)).favorites).toEqual({ 1: 1 });
  expect((await songbook.console.replay(JSON.parse(text))).favorites).toEqual({ 1: 1 });
});

test('a report says how the storage fares, and why it failed', async () => {
  const browserStorage = new MemoryStorage();
  const songbook = await openSongbook(browserStorage);
  const { store } = songbook;
  const describe = (): string => describeStorage(store.getState(), exported(songbook));
  expect(describe()).toBe('ready');
  browserStorage.failing = 'writing';
  store.dispatch(favoriteToggled({ id: songId(1) }));
  expect(describe()).toBe("failed. Could not use the browser's storage: Error: storage is full");
  browserStorage.failing = 'never';
  store.dispatch(favoriteToggled({ id: songId(2) }));
  expect(describe()).toBe('ready');
});
