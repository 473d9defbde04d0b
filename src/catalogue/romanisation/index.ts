export { LATIN_LETTERS, type Letters, type Orthography } from './sounds';
export { makeRomaniser, type LatinLine, type Romaniser } from './romanise';
