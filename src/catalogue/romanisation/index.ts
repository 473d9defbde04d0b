export type { Reading } from './latinLetters';
export { romanise, romaniseLine } from './romanise';
