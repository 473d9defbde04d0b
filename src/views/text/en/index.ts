// Every word on screen that is not part of a song, for translators.
export * from './booklet';
export * from './byHeart';
export * from './common';
export * from './favorites';
export * from './find';
export * from './guitar';
export * from './help';
export * from './language';
export * from './pages';
export * from './play';
export * from './pronunciation';
export * from './sets';
export * from './settings';
export * from './share';
export * from './shortcuts';
export * from './song';
export * from './toasts';
