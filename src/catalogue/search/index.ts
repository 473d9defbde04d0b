export { factWords } from './kindWords';
export { makeSearchIndex, makeSearchIndexInPieces, type Hit, type SearchIndex } from './makeSearchIndex';
export type { Range } from './highlight';
export type { SearchableSong } from './songTexts';
