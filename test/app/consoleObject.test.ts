import fc from 'fast-check';
import { songs } from '../../src/catalogue';
import {
  choicesChanged,
  favoriteToggled,
  selectFavoriteIds,
  selectOwnKey,
  setMade,
  setRenamed,
  stateReplaced,
  transposedUp,
  contentsFailed,
  contentsLoaded,
  type SongbookAction,
} from '../../src/state';
import { makeContentLoader } from '../../src/app/page';
import { MemoryStorage } from '../support/memoryStorage';
import { openSongbook, songId } from '../support/songbook';

const id = songId(3);

/** The log of another visitor, whose favorite is song 9, a semitone up. */
async function foreignLog(): Promise<string> {
  const { store, console } = await openSongbook();
  store.dispatch(favoriteToggled({ id: songId(9) }));
  store.dispatch(transposedUp({ id: songId(9) }));
  return console.exportLog();
}

test('a replay is shown and stores nothing; then the stored choices come back, with what other tabs stored', async () => {
  const log = await foreignLog();
  const { store, console, browserStorage, sync } = await openSongbook(
    new MemoryStorage({ fav1: '1', tr3: '2' }),
  );
  store.dispatch(transposedUp({ id }));
  browserStorage.writes.length = 0;
  expect(selectFavoriteIds(await console.replay(log))).toEqual([9]);
  store.dispatch(favoriteToggled({ id }));
  browserStorage.entries.set('fav5', '1');
  expect(sync('fav5')).toBe(true);
  expect(selectFavoriteIds(store.getState())).toEqual([3, 9]);
  expect(browserStorage.writes).toEqual([]);
  console.endReplay();
  expect(selectFavoriteIds(store.getState())).toEqual([1, 5]);
  expect([id, songId(9)].map((song) => selectOwnKey(store.getState(), song).transpose)).toEqual([3, 0]);
  store.dispatch(favoriteToggled({ id: songId(6) }));
  expect(browserStorage.writes).toEqual(['fav6=1']);
});

test('a replay that ends where none is shown changes nothing', async () => {
  const { store, console, browserStorage } = await openSongbook();
  browserStorage.failing = 'writing';
  store.dispatch(favoriteToggled({ id }));
  console.endReplay();
  expect(selectFavoriteIds(store.getState())).toEqual([3]);
});

test('nothing of a replay is stored, also where the storage can be read only while it is shown or after it', async () => {
  const log = await foreignLog();
  const browserStorage = new MemoryStorage({ fav1: '1' });
  browserStorage.failing = 'reading';
  const { store, console, sync } = await openSongbook(browserStorage);
  await console.replay(log);
  expect(console.endReplay).toThrow('storage is blocked');
  browserStorage.failing = 'never';
  expect(sync(null)).toBe(true);
  expect(browserStorage.stored()).toEqual({ fav1: '1' });
  console.endReplay();
  expect(selectFavoriteIds(store.getState())).toEqual([1]);
  expect(browserStorage.stored()).toEqual({ fav1: '1' });
});

test('a replay is one entry of the log, which leads on from there', async () => {
  const log = await foreignLog();
  const { store, console } = await openSongbook();
  await console.replay(log);
  store.dispatch(favoriteToggled({ id }));
  expect(console.actionLog().map(({ action }) => action)).toEqual([
    choicesChanged({ change: {}, why: 'loaded' }),
    stateReplaced({ kept: { fav9: '1', tr9: '1' }, sharedKey: null, openEntry: null, undo: null }),
    favoriteToggled({ id }),
  ]);
  expect(console.actionLog().every(({ at }) => new Date(at).toISOString() === at)).toBe(true);
  const { console: there } = await openSongbook();
  expect(selectFavoriteIds(await there.replay(await console.exportLog()))).toEqual([3, 9]);
});

test('a log with any wrong value is replayed or refused, stores nothing and spoils no other object', async () => {
  const { store, console, browserStorage } = await openSongbook(new MemoryStorage({ fav1: '1' }));
  const set = '__proto__';
  store.dispatch(favoriteToggled({ id }));
  store.dispatch(setMade({ set: 'evening', content: { place: 0, title: 'Երեկո', entries: {} } }));
  store.dispatch(setRenamed({ set, title: 'Առավոտ' }));
  const log = await console.exportLog();
  await console.replay(log);
  const wrong = fc.constantFrom(null, -1, Infinity, '', '__proto__', [], [[]], {}, { constructor: {} });
  browserStorage.writes.length = 0;
  await fc.assert(
    fc.asyncProperty(fc.nat(100), wrong, async (place, value) => {
      let left = place;
      const spoiled: unknown = JSON.parse(log, (_, own: unknown) => (left-- === 0 ? value : own));
      await console.replay(spoiled).catch(() => undefined);
      console.endReplay();
    }),
    { numRuns: 300 },
  );
  expect(browserStorage.writes).toEqual([]);
  expect(selectFavoriteIds(store.getState())).toEqual([1, 3]);
  expect(Object.keys(Object.prototype)).toEqual([]);
});

const contents = songs.slice(0, 2);

/** A loader whose file is answered with this status, what it dispatched, and how often it fetched. */
function openLoader(answers: number[]) {
  const done: SongbookAction[] = [];
  const fetching = jest
    .spyOn(globalThis, 'fetch')
    .mockImplementation(async () => new Response(JSON.stringify(contents), { status: answers.shift()! }));
  const load = makeContentLoader('/a.json', (action) => done.push(action));
  return { load, fetching, done };
}

afterEach(() => jest.restoreAllMocks());

test('the contents are fetched once, however often they are wanted', async () => {
  const { load, fetching, done } = openLoader([200]);
  await Promise.all([load(), load()]);
  await load();
  expect(fetching.mock.calls).toEqual([['/a.json']]);
  expect(done).toEqual([contentsLoaded(contents)]);
});

test('a failure is told of, and the file fetched again when it is next wanted', async () => {
  const { load, done } = openLoader([404, 200]);
  await load();
  expect(done).toEqual([contentsFailed({ reason: 'Error: /a.json: 404' })]);
  await load();
  expect(done.at(-1)).toEqual(contentsLoaded(contents));
});
