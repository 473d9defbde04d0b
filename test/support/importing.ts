import {
  type Backup,
  backupImported,
  backupChange,
  rootReducer,
  type SavedState,
  savedStateLoaded,
  selectSaved,
} from '../../src/state';

/** The choices after a backup was taken over on top of others. */
export function merged(current: SavedState, backup: Backup): SavedState {
  const before = rootReducer(undefined, savedStateLoaded(current));
  return selectSaved(rootReducer(before, backupImported(backupChange(backup))));
}
