export * from './actions';
export * from './kept/choices';
export * from './kept/kept';
export {
  fromNames,
  isEmpty,
  isKey,
  namesOf,
  type StorageChange,
  type StoredTexts,
  type Table,
} from './objects';
export { rootReducer, type RootState } from './rootReducer';
export * from './selectors/setSelectors';
export * from './selectors/shownChords';
export * from './selectors/songInKey';
export * from './selectors/songKey';
export * from './selectors/songSelectors';
export * from './sets/setEdits';
export * from './sets/setFragment';
export * from './slices/catalogueSlice';
export * from './slices/choicesActions';
export * from './slices/favoritesSlice';
export * from './slices/firstPaintSettings';
export * from './slices/keyChosen';
export * from './slices/knownChordsSlice';
export * from './slices/openEntrySlice';
export * from './slices/readerSettings';
export * from './slices/readerSettingsSlice';
export * from './slices/setsSlice';
export * from './slices/sharedKeySlice';
export * from './slices/songSettingsSlice';
export * from './slices/storageSlice';
export * from './slices/transpositionsSlice';
export * from './slices/undoSlice';
export * from './slices/versionSlice';
export * from './log/actionLog';
export * from './backup/backup';
export * from './backup/fragment';
