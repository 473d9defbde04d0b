import fc from 'fast-check';
import {
  capoPlaced,
  DEFAULT_READER_SETTINGS,
  favoriteToggled,
  LOG_LIMIT,
  namesKept,
  readerSettingChanged,
  sharedKeyOpened,
  transposedUp,
  type RootState,
} from '../../src/state';
import { PAYLOADS, describeStorage, exportLog, formatReport } from '../../src/state/log';
import { anyAction } from '../support/anyState';
import { openSongbook, songId } from '../support/songbook';
import { MemoryStorage } from '../support/memoryStorage';

/** What a replay brings back: everything that is kept anywhere. */
const broughtBack = (state: RootState) =>
  Object.fromEntries(namesKept('storage', 'replay').map((name) => [name, state[name]]));

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
  expect([...seen].sort()).toEqual(Object.keys(PAYLOADS).sort());
});

test('a log that has dropped its oldest actions still starts where the rest leads on from', async () => {
  const here = await openSongbook();
  const there = await openSongbook();
  here.store.dispatch(capoPlaced({ id: songId(9), capo: 5 }));
  here.store.dispatch(sharedKeyOpened({ id: songId(8), transpose: 3 }));
  for (let step = 0; step < LOG_LIMIT + 7; step++)
    here.store.dispatch(transposedUp({ id: songId(step % 5) }));
  const log = await here.console.exportLog();
  expect(new Set(here.console.actionLog().map(({ action }) => action.type))).toEqual(
    new Set([transposedUp.type]),
  );
  const state = await there.console.replay(log);
  expect(broughtBack(state)).toEqual(broughtBack(here.store.getState()));
  expect(state.readerSettings.capos).toEqual({ 9: 5 });
  expect(state.sharedKey).toEqual({ id: 8, transpose: 3 });
});

test('a log from before there were reading settings replays with the default ones', async () => {
  const { store, console } = await openSongbook();
  store.dispatch(readerSettingChanged({ setting: 'theme', value: 'dark' }));
  const favorites = { 1: 1 };
  const loaded = entry('savedState/savedStateLoaded', { favorites, transpositions: {} });
  expect(await console.replay(loaded)).toMatchObject({ favorites, readerSettings: DEFAULT_READER_SETTINGS });
  expect(await console.replay(good)).toMatchObject({ readerSettings: DEFAULT_READER_SETTINGS });
  const dark = { readerSettings: { theme: 'dark' } };
  expect((await console.replay({ ...good, start: dark })).readerSettings).toEqual({
    ...DEFAULT_READER_SETTINGS,
    theme: 'dark',
  });
});

const good = {
  format: 'songbook-action-log',
  version: 1,
  start: { favorites: {}, transpositions: {} },
  entries: [],
};
const entry = (type: string, payload?: unknown) => ({ ...good, entries: [{ action: { type, payload } }] });

test.each<[reason: RegExp, log: unknown]>([
  [/not JSON/, '{'],
  [/not a songbook action log/, 'null'],
  [/not a songbook action log/, { ...good, format: 'other' }],
  [/version 2/, { ...good, version: 2 }],
  [/state at its start/, { ...good, start: { favorites: { 3: 2 }, transpositions: {} } }],
  [/state at its start/, { ...good, start: { favorites: { 9999: 1 }, transpositions: {} } }],
  [/state at its start/, { ...good, start: { ...good.start, readerSettings: { theme: 'pink' } } }],
  [/state at its start/, { ...good, start: { ...good.start, sharedKey: { id: 1, transpose: 12 } } }],
  [/no list/, { ...good, entries: {} }],
  [/more than 1000/, { ...good, entries: Array(1001).fill({}) }],
  [/no action/, { ...good, entries: [null] }],
  [/no action/, entry('persist/PURGE')],
  [/no action/, entry('toString')],
  [/^entry 0 names a song that is not in/, entry('catalogue/contentsLoaded', { first: 9999, count: 1 })],
  [/^entry 0 names a song/, entry('favorites/favoriteToggled', { id: 51 })],
  [/^entry 0 names a song/, entry('savedState/savedStateSynced', { transpositions: { 3: 1, 60: null } })],
  [/does not carry/, entry('catalogue/contentsLoaded', { first: 0, count: -1 })],
  [/does not carry/, entry('favorites/favoriteToggled', { id: -1 })],
  [/does not carry/, entry('savedState/savedStateSynced', { transpositions: { 0: 1.5 } })],
  [/does not carry/, entry('transpositions/transpositionJumped', { id: 0, transpose: 1, reason: 'x' })],
  [/does not carry/, entry('undo/undoDismissed', {})],
  [/does not carry/, entry('playedCapos/capoPlaced', { id: 0, capo: 12 })],
  [/does not carry/, entry('readerSettings/readerSettingChanged', { setting: 'speeds', value: {} })],
  [/does not carry/, entry('readerSettings/scrollSpeedChanged', { id: 0, speed: 1000 })],
  [/^entry 0 names a song/, entry('sharedKey/sharedKeyOpened', { id: 99, transpose: 3 })],
  [/state at its start names a song/, { ...good, start: { sharedKey: { id: 77, transpose: 3 } } }],
  [/its 51 songs have other titles/, { ...good, catalogue: { songs: 51, titles: '00000000' } }],
  [/does not carry/, entry('sharedKey/sharedKeyLeft', { id: 1 })],
  [/does not carry/, entry('savedState/backupImported', { favorites: {}, transpositions: {}, other: {} })],
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
