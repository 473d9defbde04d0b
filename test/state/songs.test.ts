import { songs } from '../../src/catalogue';
import {
  favoriteToggled,
  selectFavoriteIds,
  selectNeighbouringFavorite,
  selectSong,
  selectSongInKey,
  transposedDown,
  transposedUp,
} from '../../src/state';
import { chordsShown } from '../support/chords';
import { openSongbook, songId } from '../support/songbook';

const id = songId(1);

test('a song begins as no favorite at its written key', async () => {
  const { store } = await openSongbook();
  expect(selectSong(store.getState(), id)).toEqual(songs[1]);
});

test.each([...Array(12).keys()])('one up and one down from %d wrap at the ends', async (from) => {
  const { store } = await openSongbook();
  for (let step = 0; step < from; step++) store.dispatch(transposedUp({ id }));
  store.dispatch(transposedUp({ id }));
  expect(selectSong(store.getState(), id).transpose).toBe(from === 11 ? 0 : from + 1);
  store.dispatch(transposedDown({ id }));
  store.dispatch(transposedDown({ id }));
  expect(selectSong(store.getState(), id).transpose).toBe(from === 0 ? 11 : from - 1);
});

test('a heart goes on and off, and favorites stand in the order of the catalogue', async () => {
  const { store } = await openSongbook();
  for (const other of [2, 0, 1]) store.dispatch(favoriteToggled({ id: songId(other) }));
  expect(selectFavoriteIds(store.getState())).toEqual([0, 1, 2]);
  store.dispatch(favoriteToggled({ id: songId(1) }));
  expect(selectFavoriteIds(store.getState())).toEqual([0, 2]);
  expect(selectSong(store.getState(), songId(1)).favorite).toBe(0);
});

test('a favorite stands between two others, the first and the last beside one', async () => {
  const { store } = await openSongbook();
  const next = (from: number) => selectNeighbouringFavorite(store.getState(), songId(from), 1);
  const previous = (from: number) => selectNeighbouringFavorite(store.getState(), songId(from), -1);
  for (const other of [9, 3, 12]) store.dispatch(favoriteToggled({ id: songId(other) }));
  expect([3, 9, 12].map(next)).toEqual([9, 12, null]);
  expect([3, 9, 12].map(previous)).toEqual([null, 3, 9]);
  expect([next(4), previous(4)]).toEqual([null, null]);
  store.dispatch(favoriteToggled({ id: songId(9) }));
  expect([3, 9].map(next)).toEqual([12, null]);
});

test('twelve steps end at the chords as written, and the key goes with them', async () => {
  const { store } = await openSongbook();
  const chords = () => chordsShown(store.getState(), id);
  const isOriginal = () => {
    const { key, originalKey } = selectSongInKey(store.getState(), id);
    return key === originalKey;
  };
  const written = chords();
  store.dispatch(transposedUp({ id }));
  expect(chords()).not.toEqual(written);
  expect(isOriginal()).toBe(false);
  for (let step = 1; step < 12; step++) store.dispatch(transposedUp({ id }));
  expect(chords()).toEqual(written);
  expect(isOriginal()).toBe(true);
});

test('a change to one song leaves the others as they were, object for object', async () => {
  const { store } = await openSongbook();
  const others = () =>
    [0, 2].flatMap((other) =>
      [selectSong, selectSongInKey].map((select) => select(store.getState(), songId(other))),
    );
  const before = others();
  store.dispatch(transposedUp({ id }));
  store.dispatch(favoriteToggled({ id }));
  others().forEach((after, index) => expect(after).toBe(before[index]));
});
