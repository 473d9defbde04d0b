export { describeAction, isSongbookAction, type SongbookAction } from './actions';
export { LOG_LIMIT, makeActionLog, type ActionLog, type ExportedLog, type LogEntry } from './actionLog';
export { favoriteFollowed, favoriteToggled, favoritesSlice } from './favoritesSlice';
export { LogError, parseLog } from './parseLog';
export { rootReducer, type RootState } from './rootReducer';
export { NOTHING_SAVED, replayStarted, savedStateLoaded, type SavedState } from './savedState';
export {
  selectFavorite,
  selectFavoriteIds,
  selectKey,
  selectSheet,
  selectSong,
  selectSongIds,
  selectTranspose,
} from './songSelectors';
export { selectStorageStatus, storageFailed, storageRecovered, type StorageStatus } from './storageSlice';
export { selectCatalogue } from './catalogueSlice';
export {
  transposedDown,
  transposedUp,
  transpositionFollowed,
  transpositionsSlice,
} from './transpositionsSlice';
