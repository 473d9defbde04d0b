// Every word on screen that is not part of a song, for translators.
export * from './common';
export * from './guitar';
export * from './lists';
export * from './pages';
export * from './play';
export * from './sets';
export * from './settings';
export * from './share';
export * from './song';
