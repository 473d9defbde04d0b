export * from './actions';
export * from './arrangementAddress';
export type { KeyPerSong } from './declareSlice';
export { isEmpty, patchBetween, patched } from './mergePatch';
export { fromNames, idsIn, namesOf } from './objects';
export { rootReducer, selectUndoOffer, type UndoableAction, type UndoOffer } from './rootReducer';
export * from './savedState';
export {
  newVersionFound,
  selectIsOutdated,
  selectStorageStatus,
  storageFailed,
  storageRecovered,
  undoDismissed,
} from './sessionSlices';
export * from './shape';
export { namesKept, SLICES, type RootState, type SavedState } from './slices';
export * from './song/catalogueSlice';
export * from './song/favoritesSlice';
export * from './song/sharedKeySlice';
export * from './song/shownChords';
export * from './song/songInKey';
export * from './song/songKey';
export * from './song/songSelectors';
export * from './sets/setEdits';
export * from './sets/setFragment';
export * from './sets/setSelectors';
export * from './sets/setsSlice';
export * from './sets/songSets';
export * from './settings/firstSettings';
export * from './settings/knownChordsSlice';
export * from './settings/perSongSettings';
export * from './settings/readerSettings';
export * from './settings/readerSettingsSlice';
export * from './settings/transpositionsSlice';
export * from './log/actionLog';
export * from './backup/backupChange';
export * from './backup/formatBackup';
export * from './backup/fragment';
export { BACKUP_LIMIT, parseBackup, type Backup, type BackupProblem } from './backup/parseBackup';
