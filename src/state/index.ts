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
  DEFAULT_READER_SETTINGS,
  parseReaderSettings,
  READER_SETTINGS_KEY,
  SETTING_OPTIONS,
  type ReaderSettings,
  type SettingChange,
  type SettingValues,
} from './readerSettings';
export { entryLeft, entryOpened, type EntryOfSet } from './openEntrySlice';
export { BARS, PER_SONG_NAMES, SCROLL_SPEEDS, TEMPOS, type PerSongSetting } from './perSongSettings';
export {
  barChanged,
  capoPlaced,
  capoRemoved,
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
  selectPlaceInSet,
  selectPlaceOf,
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
export { selectSharedKey, sharedKeyLeft, sharedKeyOpened, type SharedKey } from './sharedKeySlice';
export { fromNames, namesKept, SLICES, type RootState, type SavedState } from './slices';
export { selectSongInKey, sheetOf, songInKey, type SongInKey } from './songInKey';
export { keyOf, selectOwnKey, selectSongKey, type SongKey } from './songKey';
export {
  selectContent,
  selectFavorite,
  selectNeighbouringFavorite,
  selectFavoriteIds,
  selectIsLoaded,
  selectListing,
  selectOpening,
  selectSong,
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
export { parseSemitones, transposedDown, transposedUp, transpositionJumped } from './transpositionsSlice';
