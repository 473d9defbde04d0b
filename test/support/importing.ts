import { backupImported, rootReducer, savedStateLoaded, selectSaved, type SavedState } from '../../src/state';
import { changeOf, type Backup } from '../../src/state/backup';

/** The choices after a backup was taken over on top of others. */
export function merged(current: SavedState, backup: Backup): SavedState {
  const before = rootReducer(undefined, savedStateLoaded(current));
  return selectSaved(rootReducer(before, backupImported(changeOf(backup))));
}
