import type { Middleware } from '@reduxjs/toolkit';
import { isSongbookAction, withoutMeta, type SongbookAction } from './actions';
import { rootReducer } from './rootReducer';
import type { RootState } from './slices';

/** How many of the latest actions are kept. */
export const LOG_LIMIT = 1000;

/** An action and when it happened, as an ISO 8601 time. */
export interface LogEntry {
  readonly at: string;
  readonly action: SongbookAction;
}

/** Keeps the latest actions and the state from which they lead to the current one. */
export interface ActionLog {
  readonly middleware: Middleware;
  /** The state before the oldest entry. */
  readonly start: () => RootState;
  readonly entries: () => readonly LogEntry[];
}

/** Makes an empty log of a store that is in its first state. */
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
