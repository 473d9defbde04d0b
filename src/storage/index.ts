export { syncTabs } from './syncTabs';
export { makePersistConfig, rehydration } from './persistence';
export { makeSongStorage, type SongStorage } from './songStorage';
