// Words that the list and a song’s page show at first: their documents fetch no others.
export * from './common';
export * from './lists';
export * from './pages';
export * from './song';
