import {
  makeSearcher,
  makeSearchIndex,
  type SearchableSong,
  type Searcher,
} from '../../src/catalogue/search';

/** What searches songs, by an index that was written and read as the site's is. */
export const searcherOf = (songs: readonly SearchableSong[]): Searcher =>
  makeSearcher(JSON.parse(JSON.stringify(makeSearchIndex(songs))) as ReturnType<typeof makeSearchIndex>);
