import fc from 'fast-check';
import { songs } from '../../src/catalogue';
import {
  backupImported,
  favoriteToggled,
  parseLog,
  readerSettingChanged,
  replayLog,
  savedStateSynced,
  selectSaved,
  transposedUp,
  type ExportedLog,
} from '../../src/state';
import { describeStorage, formatReport, ownLog } from '../../src/state/report';
import { anyAction, anyChoice } from '../support/anyAction';
import { MemoryStorage } from '../support/memoryStorage';
import { openSongbook, songId, wholeCatalogue } from '../support/songbook';

const FACTS = {
  made: '2026-01-02T03:04:05.678Z',
  version: '1a2b3c4d',
  address: 'https://example.org/songs/3',
  browser: 'Mozilla/5.0 jsdom',
  storage: 'ready',
  error: { at: '2026-01-02T03:04:05.000Z', message: 'Error: "entries": []', stack: 'at somewhere' },
};

const exported = ({ store, log }: Awaited<ReturnType<typeof openSongbook>>): ExportedLog =>
  log.exported(store.getState());

test('a report holds what the visitor did here, and of what was there before only what that changed', async () => {
  const stored = { fav1: '1', fav2: '1', tr3: '4', 'songbook:reading': '{"theme":"dark","textSize":130}' };
  const songbook = await openSongbook(new MemoryStorage(stored));
  const { store } = songbook;
  store.dispatch(favoriteToggled({ id: songId(1) }));
  store.dispatch(savedStateSynced({ favorites: { [songId(7)]: 1 } }));
  store.dispatch(savedStateSynced({ transpositions: { [songId(3)]: 6, [songId(8)]: 2 } }));
  store.dispatch(transposedUp({ id: songId(3) }));
  store.dispatch(readerSettingChanged({ setting: 'textSize', value: 115 }));
  const log = ownLog(exported(songbook), songs);
  expect(log.entries.map(({ action }) => action)).toEqual([
    expect.objectContaining({
      payload: {
        favorites: { 1: 1 },
        transpositions: { 3: 4 },
        readerSettings: { textSize: 130, speeds: {}, tempos: {}, bars: {} },
        playedCapos: {},
        sets: {},
        knownChords: {},
      },
    }),
    favoriteToggled({ id: songId(1) }),
    savedStateSynced({ transpositions: { [songId(3)]: 6 } }),
    transposedUp({ id: songId(3) }),
    readerSettingChanged({ setting: 'textSize', value: 115 }),
  ]);
  expect(log.entries[0]!.description).toMatch(
    /^Read what was saved: 1 favorite of «.+» \(1\), 1 transposition of «.+» \(3\), 1 reader setting$/,
  );
  expect(selectSaved(replayLog(log, wholeCatalogue()))).toMatchObject({
    favorites: {},
    transpositions: { 3: 7 },
    readerSettings: { textSize: 115, theme: 'system' },
  });
});

test('a replay of a report ends in the values that the visitor changed, whatever happened between', () => {
  fc.assert(
    fc.property(fc.array(fc.oneof(anyAction, anyChoice), { maxLength: 60 }), (actions) => {
      const entries = actions.map((action) => ({ at: '', description: '', action }));
      const log = { ...EMPTY, entries };
      const endOf = (one: ExportedLog) => selectSaved(replayLog(one, wholeCatalogue()));
      const whole = endOf(log);
      const replayed = endOf(parseLog(formatReport(FACTS, ownLog(log, songs)), songs));
      const { favorites, transpositions } = replayed;
      expect(whole).toMatchObject({ favorites, transpositions });
      for (const { payload } of actions.filter(favoriteToggled.match))
        expect(favorites[payload.id]).toBe(whole.favorites[payload.id]);
      for (const { payload } of actions.filter(transposedUp.match))
        expect(transpositions[payload.id]).toBe(whole.transpositions[payload.id]);
    }),
    { numRuns: 200 },
  );
});

test('an action that changed nothing here, but would where less was read, is replayed with what was read', () => {
  const change = { favorites: { [songId(1)]: 1 as const } };
  const actions = [
    savedStateSynced(change),
    backupImported(change),
    savedStateSynced({ favorites: { [songId(1)]: null } }),
  ];
  const entries = actions.map((action) => ({ at: '', description: '', action }));
  const replayed = replayLog(ownLog({ ...EMPTY, entries }, songs), wholeCatalogue());
  expect(selectSaved(replayed).favorites).toEqual({});
});

const EMPTY: ExportedLog = { format: 'songbook-action-log', version: 1, start: {} as never, entries: [] };

test('a report can be read by a person and by a replay', async () => {
  const songbook = await openSongbook();
  songbook.store.dispatch(favoriteToggled({ id: songId(1) }));
  const text = formatReport(FACTS, exported(songbook));
  expect(JSON.parse(text)).toMatchObject({ format: 'songbook-report', ...FACTS });
  expect(text.split('\n').filter((line) => line.includes('"action":'))).toHaveLength(2);
  expect(songbook.console.replay(text).favorites).toEqual({ 1: 1 });
  expect(songbook.console.replay(JSON.parse(text)).favorites).toEqual({ 1: 1 });
});

test('a report says how the storage fares, and why it failed', async () => {
  const browserStorage = new MemoryStorage();
  const { store, console } = await openSongbook(browserStorage);
  const describe = (): string => describeStorage(store.getState(), console.actionLog());
  expect(describe()).toBe('ready');
  browserStorage.failing = 'writing';
  store.dispatch(favoriteToggled({ id: songId(1) }));
  expect(describe()).toBe("failed. Could not use the browser's storage: Error: storage is full");
  browserStorage.failing = 'never';
  store.dispatch(favoriteToggled({ id: songId(2) }));
  expect(describe()).toBe('ready');
});
