// The words of every page, of the list and of a song, which its document fetches.
export * from './common';
export * from './lists';
export * from './pages';
export * from './song';
