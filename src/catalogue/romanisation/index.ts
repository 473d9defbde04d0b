export { LATIN_LETTERS, type Letters, type Orthography } from './sounds';
export {
  makeRomaniser,
  romanise,
  romaniseLine,
  romaniseSheet,
  romaniseUnderlay,
  type LatinLine,
  type Romaniser,
} from './romanise';
