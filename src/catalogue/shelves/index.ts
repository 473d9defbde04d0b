export {
  choicesOf,
  FACETS,
  isKnown,
  narrow,
  type Choice,
  type Facet,
  type Narrowing,
  type ShelvedSong,
} from './facets';
export { compareNames, ORDERS, putInOrder, type Order } from './order';
