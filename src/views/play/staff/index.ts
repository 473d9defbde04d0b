// What draws, prints and transposes a tune, in one part because of abcjs.
export { transposeTune } from '../../../catalogue/transposeTune';
export { printStaff } from './printedStaff';
export { Staff } from './Staff';
export { tuneOf, withLatinWords } from './tuneText';
