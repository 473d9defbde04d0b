export type { Orthography } from './latinLetters';
export { romanise, romaniseLine, romaniseSheet, type LatinLine } from './romanise';
