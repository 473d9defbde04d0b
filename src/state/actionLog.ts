import type { Middleware } from '@reduxjs/toolkit';
import { isSongbookAction, withoutMeta, type SongbookAction } from './actions';
import { selectListings } from './catalogueSlice';
import { exportLog, LOG_LIMIT, type ExportedLog, type LogEntry } from './exportedLog';
import { isEmpty, patchBetween } from './mergePatch';
import { rootReducer } from './rootReducer';
import { replayStart, stateReplaced } from './savedState';
import type { RootState } from './slices';

/** Keeps the latest actions and the state from which they lead to the current one. */
export interface ActionLog {
  readonly middleware: Middleware;
  readonly entries: () => readonly LogEntry[];
  /** The log with a last entry for what DevTools have made of the state, where it does not lead to the one that is shown. */
  readonly exported: (shown: RootState) => ExportedLog;
}

/** Makes an empty log of a store that is in its first state. */
export function makeActionLog(options: {
  readonly describe: (action: SongbookAction) => string;
  readonly now: () => Date;
}): ActionLog {
  /** The state before the oldest entry. */
  let start = rootReducer(undefined, { type: 'first state' });
  let entries: readonly LogEntry[] = [];
  const record = (action: SongbookAction): void => {
    const oldest = entries.length === LOG_LIMIT ? entries[0] : undefined;
    if (oldest) start = rootReducer(start, oldest.action);
    const entry = { at: options.now().toISOString(), description: options.describe(action), action };
    entries = [...(oldest ? entries.slice(1) : entries), entry];
  };
  return {
    middleware: () => (next) => (action) => {
      if (isSongbookAction(action)) record(withoutMeta(action));
      return next(action);
    },
    entries: () => entries,
    exported(shown) {
      const reached = entries.reduce((state, { action }) => rootReducer(state, action), start);
      if (!isEmpty(patchBetween(replayStart(reached), replayStart(shown))))
        record(stateReplaced(replayStart(shown)));
      return exportLog(selectListings(shown), replayStart(start), entries);
    },
  };
}
