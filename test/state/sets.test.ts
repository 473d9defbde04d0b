import fc from 'fast-check';
import {
  choicesChanged,
  entriesAdded,
  entriesMoved,
  entryTransposed,
  entryWritten,
  newEntries,
  newSet,
  placesAfterMove,
  selectSongSets,
  setRenamed,
  type SongSets,
} from '../../src/state';
import { MemoryStorage } from '../support/memoryStorage';
import { entriesOf, make, song, storedSets } from '../support/sets';
import { openSongbook } from '../support/songbook';

test('no key has a sign that could be taken for punctuation at the end of an address', () => {
  const keys = Array.from({ length: 200 }, () => {
    const { set, content } = newSet({}, '', [song(1)]);
    return [set, ...Object.keys(content.entries)];
  });
  for (const key of keys.flat()) expect(key).toMatch(/^[A-Za-z0-9]{10}$/);
  expect(new Set(keys.flat()).size).toBe(400);
});

test('an entry is moved to any place, however often', async () => {
  const { store } = await openSongbook();
  const set = make(store, '', [song(0), song(1), song(2), song(3), song(4)]);
  const place = fc.nat(4);
  fc.assert(
    fc.property(fc.array(fc.tuple(place, place), { maxLength: 120 }), (moves) => {
      for (const [from, to] of moves) {
        const before = entriesOf(store, set);
        const { key } = before[from]!;
        const expected = before.filter((entry) => entry.key !== key).map((entry) => entry.key);
        expected.splice(to, 0, key);
        store.dispatch(entriesMoved({ set, places: placesAfterMove(before, key, to) }));
        expect(entriesOf(store, set).map((entry) => entry.key)).toEqual(expected);
      }
    }),
    { numRuns: 40 },
  );
});

test('moves between the same two entries end in new places for all, not in a move that does nothing', async () => {
  const { store } = await openSongbook();
  const set = make(store, '', [song(0), song(1), song(2)]);
  for (let turn = 0; turn < 200; turn++) {
    const before = entriesOf(store, set);
    store.dispatch(entriesMoved({ set, places: placesAfterMove(before, before[0]!.key, 1) }));
    expect(entriesOf(store, set)[1]!.key).toBe(before[0]!.key);
  }
});

test('nothing is written at an entry that is gone, nor in a set that another tab has removed', async () => {
  const { store } = await openSongbook();
  const set = make(store, '', [song(5), song(7)]);
  const [{ key: entry } = { key: '' }] = entriesOf(store, set);
  store.dispatch(entryWritten({ set, entry: 'gone', text: 'ոչինչ' }));
  expect(entriesOf(store, set)).toHaveLength(2);
  // Another tab has removed it.
  const change = { [`songbook:list-${set}`]: null };
  store.dispatch(choicesChanged({ change, why: 'synced' }));
  const { sets } = store.getState();
  store.dispatch(entryWritten({ set, entry, text: 'դանդաղ' }));
  store.dispatch(entryTransposed({ set, entry, step: 1 }));
  store.dispatch(entriesMoved({ set, places: { [entry]: 9 } }));
  store.dispatch(setRenamed({ set, title: 'Ոչինչ' }));
  expect(store.getState().sets).toBe(sets);
});

test('nothing is lost that stands beside what a backup puts in the furthest place', async () => {
  const browserStorage = new MemoryStorage();
  const { store } = await openSongbook(browserStorage);
  const far = { place: -1e300, title: 'Կիրակի', entries: { last: { ...song(5), place: 1e300 } } };
  store.dispatch(choicesChanged({ change: storedSets({ far }), why: 'imported' }));
  const near = make(store, 'Շաբաթ', []);
  store.dispatch(entriesAdded({ set: 'far', entries: newEntries(far.entries, [song(7), song(2)]) }));
  const before = entriesOf(store, 'far');
  store.dispatch(entriesMoved({ set: 'far', places: placesAfterMove(before, 'last', 0) }));
  const again = await openSongbook(browserStorage);
  expect(Object.keys(selectSongSets(again.store.getState())).sort()).toEqual(['far', near].sort());
  expect(entriesOf(again.store, 'far')).toEqual(entriesOf(store, 'far'));
  const songs = entriesOf(store, 'far').flatMap(({ value }) => ('song' in value ? [value.song] : []));
  expect(songs.sort()).toEqual([2, 5, 7]);
});

const DAMAGED = {
  one: {
    place: 0,
    title: 'Կիրակի',
    entries: {
      a: { place: 0, ...song(3, 2) },
      b: { place: 0, ...song(99, 2) },
      'no key': { place: 0, ...song(3, 2) },
    },
  },
  two: { place: 'first', title: 'Երկուշաբթի', entries: {} },
} as unknown as SongSets;

test('of a damaged set what can be read is there, and what cannot is still stored', async () => {
  const browserStorage = new MemoryStorage(storedSets(DAMAGED));
  const { store } = await openSongbook(browserStorage);
  const entries = { a: { place: 0, ...song(3, 2) } };
  expect(selectSongSets(store.getState())).toEqual({ one: { place: 0, title: 'Կիրակի', entries } });
  store.dispatch(setRenamed({ set: 'one', title: 'Շաբաթ' }));
  expect(browserStorage.stored()).toEqual({
    ...storedSets(DAMAGED),
    'songbook:list-one': '{"place":0,"title":"Շաբաթ"}',
  });
});
