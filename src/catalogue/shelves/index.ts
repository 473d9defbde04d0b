export {
  choicesOf,
  FACETS,
  isKnown,
  narrow,
  type Choice,
  type Facet,
  type Narrowing,
  type OfferedSong,
  type ShelvedSong,
} from './facets';
export { offerSongs } from './offerSongs';
export { compareNames, ORDERS, putInOrder, type Order } from './order';
