import { favoriteToggled } from '../../src/state';
import { describeStorage, exportLog, formatReport } from '../../src/state/log';
import { MemoryStorage } from '../support/memoryStorage';
import { openSongbook, songId } from '../support/songbook';

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
