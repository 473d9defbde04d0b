import { makeSearcher, makeSearchIndex, type SearchableSong } from '../../src/catalogue/search';

/** What searches songs, by an index that was written and read as the site's is. */
export const searcherOf = (songs: readonly SearchableSong[]) =>
  makeSearcher(JSON.parse(JSON.stringify(makeSearchIndex(songs))) as ReturnType<typeof makeSearchIndex>);

/** A song to search in, with these words in its title, its author and its lyrics. */
export const searchable = ({
  title,
  author = '',
  lyrics = [],
  kind = '',
}: Pick<SearchableSong, 'title'> & Partial<SearchableSong & SearchableSong['body']>): SearchableSong => ({
  title,
  author,
  body: { lyrics },
  kind,
  time: '',
});
