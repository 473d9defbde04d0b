import { songs, type SongId } from '../../../src/catalogue';
import { makeFinder } from '../../../src/views/find/findSongs';
import { searchable, searcherOf } from '../../support/searcherOf';

const found = (searcher: ReturnType<typeof searcherOf>, ids: readonly number[], query: string) =>
  makeFinder(searcher, null, ids as readonly SongId[])(query).map(({ id }) => id);

test('songs outside the list are left out, and no slip is thought of for their sake', () => {
  const index = searcherOf(songs);
  expect(found(index, [3, 22], 'krunk')).toEqual([22]);
  expect(index.search('kilikya').length).toBeGreaterThan(0);
  expect(found(index, [3, 22], 'kilikya')).toEqual([]);
  expect(found(index, [3, 22], 'krumk')).toEqual([22]);
  const alike = searcherOf(['կրունկ', 'կրումկ'].map((title) => searchable({ title })));
  expect(found(alike, [0], 'krumk')).toEqual([]);
});
