export {
  ACTIONS,
  describeAction,
  inverseOf,
  isSongbookAction,
  withoutMeta,
  type SongbookAction,
} from './actions';
export { LOG_LIMIT, makeActionLog, type ActionLog, type LogEntry } from './actionLog';
export { favoriteSynced, favoriteToggled } from './favoritesSlice';
export { parseJson } from './parseJson';
export { parseLog } from './parseLog';
export {
  DEFAULT_READER_SETTINGS,
  parseReaderSettings,
  SETTING_OPTIONS,
  SCROLL_SPEEDS,
  type ReaderSettings,
  type SettingChange,
  type SettingValues,
} from './readerSettings';
export { capoPlaced, capoRemoved, selectPlayedCapo } from './playedCaposSlice';
export {
  readerSettingChanged,
  readerSettingsSynced,
  scrollSpeedChanged,
  selectReaderSettings,
  selectScrollSpeed,
} from './readerSettingsSlice';
export { rootReducer } from './rootReducer';
export { selectSaved } from './savedSelectors';
export { backupImported, importUndone, NOTHING_SAVED, replayStarted, savedStateLoaded } from './savedState';
export { hasShape, type Shape } from './shape';
export { sharedKeyLeft, sharedKeyOpened, type SharedKey } from './sharedKeySlice';
export {
  namesKept,
  SLICES,
  type ReplayStart,
  type RootState,
  type SavedChange,
  type SavedState,
} from './slices';
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
  contentsFailed,
  selectHaveContentsFailed,
  selectListings,
  selectSongIds,
  type CatalogueState,
} from './catalogueSlice';
export { selectUndoOffer, type UndoOffer } from './undo/offeringUndo';
export { undoDismissed } from './undo/undoSlice';
export { newVersionFound, selectIsOutdated } from './versionSlice';
export { parseTranspose } from './transpose';
export {
  transposedDown,
  transposedUp,
  transpositionSynced,
  transpositionJumped,
} from './transpositionsSlice';
