// What starts when the page is idle, in one chunk.
export { followChoices } from './followChoices';
export { followUpdates } from './updates';
