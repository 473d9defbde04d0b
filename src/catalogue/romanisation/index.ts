export type { Reading } from './latinLetters';
export { romanise, romaniseLine } from './romanise';
export { romaniseSheet, type LatinLine } from './romaniseSheet';
