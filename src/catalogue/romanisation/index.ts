export type { Orthography } from './sounds';
export { romanise, romaniseLine, romaniseSheet, type LatinLine } from './romanise';
