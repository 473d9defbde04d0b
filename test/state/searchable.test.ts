import { songs } from '../../src/catalogue';
import {
  catalogueOf,
  contentsLoaded,
  contentsFailed,
  favoriteToggled,
  newVersionFound,
  rootReducer,
  type SongbookAction,
} from '../../src/state';
import { selectIsComplete, selectSearchable } from '../../src/state/searchable';
import { songId } from '../support/songbook';

const after = (...actions: SongbookAction[]) =>
  actions.reduce(rootReducer, {
    ...rootReducer(undefined, newVersionFound()),
    catalogue: catalogueOf(songs),
  });
const half = contentsLoaded(songId(0), songs.slice(0, 25));
const rest = contentsLoaded(songId(25), songs.slice(25));
const searchedLines = (state: ReturnType<typeof after>): number =>
  selectSearchable(state).filter(({ lyrics }) => lyrics.length > 0).length;

test('names can be searched at once, words when all have come or some cannot be had', () => {
  expect(selectSearchable(after()).map(({ title }) => title)).toEqual(songs.map(({ title }) => title));
  expect(searchedLines(after(half))).toBe(0);
  expect(searchedLines(after(half, contentsFailed({ reason: 'offline' })))).toBe(25);
  expect(searchedLines(after(half, rest))).toBe(51);
  expect(selectSearchable(after(rest, half))[50]!.lyrics).toBe(songs[50]!.body.lyrics);
  expect([after(half), after(rest), after(half, rest)].map(selectIsComplete)).toEqual([false, false, true]);
});

test('what is searched stays the same while only something else changes', () => {
  const before = after(half);
  const next = rootReducer(before, favoriteToggled({ id: songId(3) }));
  expect(selectSearchable(next)).toBe(selectSearchable(before));
});

test('files that arrive on the way do not make what is searched anew', () => {
  const before = after();
  expect(selectSearchable(rootReducer(before, half))).toBe(selectSearchable(before));
});
