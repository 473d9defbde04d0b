export { actionCreators, isSongbookAction, withoutMeta, type SongbookAction } from './actions';
export {
  asksForArrangement,
  authorAddress,
  formatArrangement,
  parseArrangement,
  type Arrangement,
} from './arrangementAddress';
export type { KeyPerSong } from './declareSlice';
export { isEmpty, patchBetween, patched } from './mergePatch';
export { fromNames, namesOf, idsIn } from './objects';
export { rootReducer, selectUndoOffer, type UndoableAction, type UndoOffer } from './rootReducer';
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
  isKey,
  isRecord,
  parseJson,
  readablePart,
  someOf,
  type Keyed,
  type Shape,
  type Table,
} from './shape';
export { namesKept, SLICES, type RootState, type SavedState } from './slices';
export { selectStorageStatus, storageFailed, storageRecovered } from './storageSlice';
export { undoDismissed } from './undoSlice';
export { newVersionFound, selectIsOutdated } from './versionSlice';
export {
  catalogueOf,
  contentsFailed,
  contentsLoaded,
  selectContents,
  selectHaveContentsFailed,
  selectListings,
  selectSongIds,
  type CatalogueState,
} from './song/catalogueSlice';
export { favoriteToggled } from './song/favoritesSlice';
export { selectSharedKey, sharedKeyLeft, sharedKeyOpened, type SharedKey } from './song/sharedKeySlice';
export { selectAllWrittenChords, selectShownChords, type ShownChords } from './song/shownChords';
export { selectSongInKey, sheetOf, songInKey, type SongInKey } from './song/songInKey';
export { keyOf, selectOwnKey, selectSongKey, type SongKey } from './song/songKey';
export {
  selectContent,
  selectFavorite,
  selectFavoriteIds,
  selectIsLoaded,
  selectListing,
  selectNeighbouringFavorite,
  selectOpening,
  selectSong,
} from './song/songSelectors';
export { entryLeft, entryOpened, type EntryOfSet } from './sets/openEntrySlice';
export { KEY_LENGTH, newEntries, newSet, placesAfterMove, type NewEntry } from './sets/setEdits';
export { formatSetFragment, parseSetFragment, type SentSet } from './sets/setFragment';
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
} from './sets/setSelectors';
export {
  entriesAdded,
  entriesMoved,
  entryRemoved,
  entryWritten,
  setMade,
  setRemoved,
  setRenamed,
} from './sets/setsSlice';
export {
  SETS_KEY,
  type EntryId,
  type SetEntry,
  type SetHeading,
  type SetId,
  type SetSong,
  type SongSet,
  type SongSets,
} from './sets/songSets';
export { knownChordsChanged, selectKnownChords, type KnownChords } from './settings/knownChordsSlice';
export { BARS, PER_SONG_NAMES, SCROLL_SPEEDS, TEMPOS, type PerSongSetting } from './settings/perSongSettings';
export { parseFirstSettings, READER_SETTINGS_KEY, type FirstSettings } from './settings/firstSettings';
export {
  DEFAULT_READER_SETTINGS,
  SETTING_OPTIONS,
  type ReaderSettings,
  type SettingChange,
  type SettingValues,
} from './settings/readerSettings';
export {
  barChanged,
  capoPlaced,
  capoRemoved,
  readerSettingChanged,
  scrollSpeedChanged,
  selectReaderSettings,
  selectScrollSpeed,
  tempoChanged,
} from './settings/readerSettingsSlice';
export {
  parseSemitones,
  transposedDown,
  transposedUp,
  transpositionJumped,
} from './settings/transpositionsSlice';
export { LOG_LIMIT, makeActionLog, type ActionLog, type LogEntry } from './log/actionLog';
export {
  BACKUP_LIMIT,
  formatBackup,
  parseBackup,
  splitSettings,
  type Backup,
  type BackupProblem,
} from './backup/backupFile';
export { backupChange } from './backup/backupChange';
export { formatFragment, parseFragment } from './backup/fragment';
export { previewBackup, type BackupPreview } from './backup/previewBackup';
