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
import { describeStorage, exportLog, formatReport, type ExportedLog } from '../../src/state/log';
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
  here.store.dispatch(choicesChanged({ change: { 'songbook:capo9': '5' }, why: 'synced' }));
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

test.each<[what: string, spoil: (log: ExportedLog) => unknown]>([
  ['no JSON', () => '{'],
  ['nothing', () => null],
  ['another format', (log) => ({ ...log, format: 'other' })],
  ['another version', (log) => ({ ...log, version: 2 })],
  ['another catalogue', (log) => ({ ...log, catalogue: '00000000' })],
])('a log of %s is refused in one sentence and changes nothing', async (_, spoil) => {
  const { store, console } = await openSongbook();
  store.dispatch(transposedUp({ id: songId(0) }));
  const before = store.getState();
  const log = spoil(JSON.parse(await console.exportLog()) as ExportedLog);
  await expect(console.replay(log)).rejects.toThrow(/^This is no action log of [^.]+\.$/);
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

test('a report can be read by a person and by a replay', async () => {
  const songbook = await openSongbook();
  songbook.store.dispatch(favoriteToggled({ id: songId(1) }));
  const text = formatReport(FACTS, exportLog(songbook.log, songbook.store.getState().catalogue));
  expect(JSON.parse(text)).toMatchObject({ format: 'songbook-report', ...FACTS });
  expect(text.split('\n').filter((line) => line.includes('"action":'))).toHaveLength(2);
  expect((await songbook.console.replay(text)).favorites).toEqual({ 1: 1 });
  expect((await songbook.console.replay(JSON.parse(text))).favorites).toEqual({ 1: 1 });
});

test('a report says how the storage fares, and why it failed', async () => {
  const browserStorage = new MemoryStorage();
  const songbook = await openSongbook(browserStorage);
  const { store } = songbook;
  const describe = (): string => describeStorage(store.getState(), songbook.log);
  expect(describe()).toBe('ready');
  browserStorage.failing = 'writing';
  store.dispatch(favoriteToggled({ id: songId(1) }));
  expect(describe()).toBe('failed: Error: storage is full');
  browserStorage.failing = 'never';
  store.dispatch(favoriteToggled({ id: songId(2) }));
  expect(describe()).toBe('ready');
});
