export {
  choicesOf,
  FACETS,
  isKnown,
  filterSongs,
  type Choice,
  type Facet,
  type Filters,
  type FilterableSong,
  type SongTraits,
} from './facets';
export { filterableSongs } from './filterableSongs';
export { compareNames, ORDERS, putInOrder, type Order } from './order';
