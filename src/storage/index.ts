export { followTabs } from './followTabs';
export { makePersistConfig, rehydration } from './persistence';
export { makeSongStorage, type SongStorage } from './songStorage';
