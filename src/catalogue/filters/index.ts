export {
  choicesOf,
  FACETS,
  isKnown,
  filterableSongs,
  filterSongs,
  type Choice,
  type Facet,
  type Filters,
  type FilterableSong,
  type SongTraits,
} from './facets';
export { compareNames, ORDERS, putInOrder, type Order } from './order';
