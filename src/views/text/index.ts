// Every word on screen that is not part of a song, for whoever translates them.
export * from './backup';
export * from './booklet';
export * from './chords';
export * from './common';
export * from './found';
export * from './pages';
export * from './playing';
export * from './reader';
export * from './report';
export * from './search';
export * from './shapes';
export * from './sets';
export * from './share';
export * from './shelves';
export * from './shortcuts';
export * from './song';
export * from './undo';
