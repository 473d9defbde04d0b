export { describeAction, isSongbookAction, type SongbookAction } from './actions';
export { LOG_LIMIT, makeActionLog, type ActionLog, type LogEntry } from './actionLog';
export { favoriteFollowed, favoriteToggled, favoritesSlice } from './favoritesSlice';
export { parseLog } from './parseLog';
export { rootReducer, type RootState } from './rootReducer';
export { NOTHING_SAVED, replayStarted, savedStateLoaded, type SavedState } from './savedState';
export { selectFavoriteIds, selectKey, selectSheet, selectSong, selectSongIds } from './songSelectors';
export { selectStorageStatus, storageFailed, storageRecovered } from './storageSlice';
export { selectCatalogue } from './catalogueSlice';
export {
  transposedDown,
  transposedUp,
  transpositionFollowed,
  transpositionsSlice,
} from './transpositionsSlice';
