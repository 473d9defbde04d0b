// A door of its own, so that pages load the writing of files only when a visitor asks for one.
export { formatChordPro } from './formatChordPro';
export { formatPlainText } from './formatPlainText';
