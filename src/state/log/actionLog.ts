import type { Middleware } from '@reduxjs/toolkit';
import { isSongbookAction, withoutMeta, type SongbookAction } from '../actions';
import { rootReducer } from '../rootReducer';
import type { RootState } from '../slices';

/** The maximum number of log entries; older ones are dropped. */
export const LOG_LIMIT = 1000;

/** An action and its time in ISO 8601. */
export interface LogEntry {
  readonly at: string;
  readonly action: SongbookAction;
}

/** The latest actions and the state before the first of them. */
export interface ActionLog {
  readonly middleware: Middleware;
  /** The state before the oldest entry. */
  readonly start: () => RootState;
  readonly entries: () => readonly LogEntry[];
}

/** Makes an empty log for a store in its initial state. */
export function makeActionLog(now: () => Date): ActionLog {
  let start = rootReducer(undefined, { type: 'first state' });
  let entries: readonly LogEntry[] = [];
  const record = (action: SongbookAction): void => {
    const oldest = entries.length === LOG_LIMIT ? entries[0] : undefined;
    if (oldest) start = rootReducer(start, oldest.action);
    entries = [...(oldest ? entries.slice(1) : entries), { at: now().toISOString(), action }];
  };
  return {
    middleware: () => (next) => (action) => {
      if (isSongbookAction(action)) record(withoutMeta(action));
      return next(action);
    },
    start: () => start,
    entries: () => entries,
  };
}
