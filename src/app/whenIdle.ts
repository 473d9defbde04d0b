// What starts when the page is idle.
export { followChoices } from './followChoices';
export { followUpdates } from './updates';
