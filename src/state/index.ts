export {
  actionCreators,
  inverseOf,
  isSongbookAction,
  withoutMeta,
  type SongbookAction,
  type UndoableAction,
} from './actions';
export { LOG_LIMIT, makeActionLog, type ActionLog, type LogEntry } from './actionLog';
export type { KeyPerSong } from './declareSlice';
export { favoriteToggled } from './favoritesSlice';
export { knownChordsChanged, selectKnownChords, type KnownChords } from './knownChordsSlice';
export { isEmpty, patchBetween, patched } from './mergePatch';
export {
  BARS,
  DEFAULT_READER_SETTINGS,
  parseReaderSettings,
  READER_SETTINGS_KEY,
  SETTING_OPTIONS,
  SCROLL_SPEEDS,
  TEMPOS,
  type ReaderSettings,
  type SettingChange,
  type SettingValues,
  type SongSettings,
} from './readerSettings';
export {
  selectHasBareB,
  selectKey,
  selectKeyAt,
  selectOriginalKey,
  selectPlayedKey,
  selectSounding,
  selectSpelling,
  selectSpellingAt,
} from './keySelectors';
export { entryLeft, entryOpened, type EntryOfSet } from './openEntrySlice';
export { capoPlaced, capoRemoved, selectOwnCapo } from './playedCaposSlice';
export {
  barChanged,
  readerSettingChanged,
  scrollSpeedChanged,
  selectReaderSettings,
  selectScrollSpeed,
  tempoChanged,
} from './readerSettingsSlice';
export { rootReducer, selectUndoOffer, type UndoOffer } from './rootReducer';
export {
  backupImported,
  importUndone,
  NOTHING_SAVED,
  replayStart,
  savedStateLoaded,
  savedStateSynced,
  selectSaved,
  stateReplaced,
  STORED,
  type SavedChange,
} from './savedState';
export {
  entriesInOrder,
  isSong,
  playedIndex,
  selectOpenSong,
  selectPlaceInSet,
  selectSet,
  selectSets,
  songsInOrder,
  type Placed,
  type PlaceInSet,
} from './setSelectors';
export {
  entriesAdded,
  entriesMoved,
  entryRemoved,
  entryWritten,
  setMade,
  setRemoved,
  setRenamed,
} from './setsSlice';
export {
  isKey,
  isRecord,
  parseJson,
  readablePart,
  someOf,
  type Keyed,
  type Shape,
  type Table,
} from './shape';
export { sharedKeyLeft, sharedKeyOpened, type SharedKey } from './sharedKeySlice';
export { fromNames, namesKept, SLICES, type RootState, type SavedState } from './slices';
export {
  selectOpening,
  selectSheet,
  selectShownCapo,
  selectShownShift,
  selectSong,
  selectWrittenSheet,
  shiftAt,
} from './sheetSelectors';
export {
  selectContent,
  selectFavorite,
  selectFavoriteBeside,
  selectFavoriteIds,
  selectIsLoaded,
  selectListing,
  selectOwnTranspose,
  selectPlayedCapo,
  selectSharedTranspose,
  selectTranspose,
} from './songSelectors';
export {
  SETS_KEY,
  type EntryId,
  type SetEntry,
  type SetHeading,
  type SetId,
  type SetSong,
  type SongSet,
  type SongSets,
} from './songSets';
export { selectStorageStatus, storageFailed, storageRecovered } from './storageSlice';
export {
  catalogueOf,
  contentsFailed,
  contentsLoaded,
  selectContents,
  selectHaveContentsFailed,
  selectListings,
  selectSongIds,
  type CatalogueState,
} from './catalogueSlice';
export { undoDismissed } from './undoSlice';
export { newVersionFound, selectIsOutdated } from './versionSlice';
export {
  parseSemitones,
  selectTranspositions,
  transposedDown,
  transposedUp,
  transpositionJumped,
} from './transpositionsSlice';
