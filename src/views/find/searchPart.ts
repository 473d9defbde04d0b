// What answers a search or arranges a list: fetched while the page is idle, or when a list is used.
export { filterableSongs } from '../../catalogue/filters';
export { arrangementOf } from './arrangement';
export { makeFinder, markHits } from './findSongs';
export { SearchResults } from './SearchResults';
