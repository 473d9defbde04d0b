export { makeSearcher, type Hit, type Searcher } from './makeSearcher';
export { makeSearchIndex, type SearchableSong, type SearchIndex } from './searchIndex';
