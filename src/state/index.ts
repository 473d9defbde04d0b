export { describeAction, isSongbookAction, withoutMeta, type SongbookAction } from './actions';
export { LOG_LIMIT, makeActionLog, type ActionLog, type LogEntry } from './actionLog';
export { favoriteFollowed, favoriteToggled, favoritesSlice } from './favoritesSlice';
export { parseJson } from './parseJson';
export { parseLog } from './parseLog';
export {
  DEFAULT_READING,
  parseReading,
  READING_CHOICES,
  SCROLL_SPEEDS,
  type Reading,
  type ReadingChange,
  type ReadingSettings,
} from './reading';
export { capoPlaced, capoRemoved, selectPlayedCapo } from './playedCaposSlice';
export {
  readingChanged,
  readingFollowed,
  readingSlice,
  scrollSpeedChanged,
  selectReading,
  selectScrollSpeed,
} from './readingSlice';
export { rootReducer, type RootState } from './rootReducer';
export { backupImported, importUndone, type SavedChange } from './savedChange';
export { selectSaved } from './savedSelectors';
export {
  NOTHING_SAVED,
  replayStarted,
  savedStateLoaded,
  type ReplayStart,
  type SavedState,
} from './savedState';
export type { SharedKey } from './sharedKey';
export { sharedKeyLeft, sharedKeyOpened, sharedKeySlice } from './sharedKeySlice';
export {
  selectKey,
  selectOpening,
  selectSheet,
  selectShownShift,
  selectSong,
  selectWrittenSheet,
} from './sheetSelectors';
export {
  selectContent,
  selectFavorite,
  selectFavoriteIds,
  selectIsLoaded,
  selectListing,
  selectNextFavoriteId,
  selectOwnTranspose,
  selectSharedTranspose,
  selectTranspose,
} from './songSelectors';
export { selectStorageStatus, storageFailed, storageRecovered } from './storageSlice';
export {
  catalogueOf,
  contentsLoaded,
  contentsMissed,
  selectIsUnreachable,
  selectListings,
  selectSongIds,
  type CatalogueState,
} from './catalogueSlice';
export { inverseOf } from './undo/inverseOf';
export { undoDismissed } from './undo/undoDismissed';
export { selectUndoOffer, type UndoOffer } from './undo/undoSlice';
export { newVersionFound, selectIsOutdated } from './versionSlice';
export { parseTranspose } from './transpose';
export {
  transposedDown,
  transposedUp,
  transpositionFollowed,
  transpositionJumped,
  transpositionsSlice,
} from './transpositionsSlice';
