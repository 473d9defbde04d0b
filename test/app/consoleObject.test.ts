import fc from 'fast-check';
import { makeConsoleObject } from '../../src/app/consoleObject';
import { makeStore } from '../../src/app/makeStore';
import { songs } from '../../src/catalogue';
import {
  catalogueOf,
  choicesChanged,
  favoriteToggled,
  selectFavoriteIds,
  selectOwnKey,
  transposedUp,
  contentsFailed,
  contentsLoaded,
  type SongbookAction,
} from '../../src/state';
import { makeKeptStorage } from '../../src/storage/keptStorage';
import { makeContentLoader } from '../../src/app/page';
import { MemoryStorage } from '../support/memoryStorage';
import { openSongbook, songId, storyOf } from '../support/songbook';

const id = songId(3);

/** The log of another visitor, whose favorite is song 9. */
async function foreignLog(): Promise<string> {
  const { store, console } = await openSongbook();
  store.dispatch(favoriteToggled({ id: songId(9) }));
  return console.exportLog();
}

test('a replay is shown, stores nothing, and then the own choices come back, with what could not be stored and what other tabs stored', async () => {
  const log = await foreignLog();
  const { store, console, browserStorage } = await openSongbook(new MemoryStorage({ fav1: '1' }));
  browserStorage.failing = 'writing';
  store.dispatch(transposedUp({ id }));
  browserStorage.failing = 'never';
  expect(selectFavoriteIds(await console.replay(log))).toEqual([9]);
  expect(selectFavoriteIds(store.getState())).toEqual([9]);
  store.dispatch(favoriteToggled({ id }));
  expect(browserStorage.writes).toEqual([]);
  store.dispatch(choicesChanged({ change: { fav5: '1' }, why: 'synced' }));
  console.endReplay();
  expect(selectFavoriteIds(store.getState())).toEqual([1, 5]);
  expect(selectOwnKey(store.getState(), id).transpose).toBe(1);
  store.dispatch(favoriteToggled({ id: songId(6) }));
  expect(browserStorage.stored()).toMatchObject({ fav1: '1', fav6: '1', tr3: '1' });
});

test('after a replay in which another song was moved, what is chosen is stored again', async () => {
  const there = await openSongbook();
  there.store.dispatch(transposedUp({ id }));
  const { store, console, browserStorage } = await openSongbook(new MemoryStorage({ fav1: '1' }));
  await console.replay(await there.console.exportLog());
  console.endReplay();
  expect(selectOwnKey(store.getState(), id).transpose).toBe(0);
  store.dispatch(favoriteToggled({ id: songId(2) }));
  expect(browserStorage.stored()).toEqual({ fav1: '1', fav2: '1' });
});

test('nothing of a replay is stored, also where the storage can be read only while it is shown', async () => {
  const log = await foreignLog();
  const browserStorage = new MemoryStorage({ fav1: '1' });
  browserStorage.failing = 'reading';
  const { store, console, sync } = await openSongbook(browserStorage);
  await console.replay(log);
  browserStorage.failing = 'never';
  expect(sync(null)).toBe(true);
  expect(browserStorage.stored()).toEqual({ fav1: '1' });
  expect(selectFavoriteIds(store.getState())).toEqual([1]);
});

test('a replay is one entry of the log, which leads on from there', async () => {
  const log = await foreignLog();
  const { store, console } = await openSongbook();
  await console.replay(log);
  store.dispatch(favoriteToggled({ id }));
  expect(await storyOf({ console })).toEqual([
    'Read what was saved: nothing',
    expect.stringMatching(/^Replaced the state by one with 1 favorite of «.+» \(9\)$/),
    expect.stringMatching(/^Tapped the heart of «.+» \(3\)$/),
  ]);
  expect(console.actionLog().every(({ at }) => new Date(at).toISOString() === at)).toBe(true);
  const { console: there } = await openSongbook();
  expect(selectFavoriteIds(await there.replay(await console.exportLog()))).toEqual([3, 9]);
});

test('a log is replayed where songs were added since, and refused where a song that it knew has another title', async () => {
  const log = await foreignLog();
  const consoleOf = (titles: readonly string[]) => {
    const listings = titles.map((title) => ({ title, author: '' }));
    const storage = makeKeptStorage(() => new MemoryStorage(), listings.length);
    return makeConsoleObject(makeStore(catalogueOf(listings), storage));
  };
  const titles = songs.map(({ title }) => title);
  expect(selectFavoriteIds(await consoleOf([...titles, 'Նոր երգ']).replay(log))).toEqual([9]);
  await expect(consoleOf(titles.with(30, 'Այլ երգ')).replay(log)).rejects.toThrow(
    /its 51 songs have other titles/,
  );
  await expect(consoleOf(titles.slice(0, 9)).replay(log)).rejects.toThrow(
    'entry 1, favorites/favoriteToggled, names a song that is not in this catalogue of 9',
  );
});

test('a log with any wrong value is replayed or refused by its own check, and stores nothing', async () => {
  const log = await foreignLog();
  const { console, browserStorage } = await openSongbook(new MemoryStorage({ fav1: '1' }));
  const wrong = fc.constantFrom(null, -1, Infinity, '', '__proto__', [], [[]], {}, { constructor: {} });
  let refusals = 0;
  await fc.assert(
    fc.asyncProperty(fc.nat(100), wrong, async (place, value) => {
      let left = place;
      const spoiled: unknown = JSON.parse(log, (_, own: unknown) => (left-- === 0 ? value : own));
      const refused = await console.replay(spoiled).then(() => null, String);
      console.endReplay();
      expect(refused ?? 'Error: ').toMatch(/^Error: /);
      refusals += Number(refused !== null);
    }),
    { numRuns: 300 },
  );
  expect(refusals).toBeGreaterThan(20);
  expect(browserStorage.writes).toEqual([]);
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
  expect(done).toEqual([contentsLoaded(songId(0), contents)]);
});

test('a failure is told of, and the file fetched again when it is next wanted', async () => {
  const { load, done } = openLoader([404, 200]);
  await load();
  expect(done).toEqual([contentsFailed({ reason: 'Error: /a.json: 404' })]);
  await load();
  expect(done.at(-1)).toEqual(contentsLoaded(songId(0), contents));
});
