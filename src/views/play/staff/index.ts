// What draws, prints and transposes a tune, in one part because of abcjs.
export { printStaff } from './printedStaff';
export { Staff } from './Staff';
export { transposeTune, tuneOf, withLatinWords } from './tuneText';
