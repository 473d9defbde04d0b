// Every word on screen that is not part of a song, for translators.
export * from './first';
export * from './more';
