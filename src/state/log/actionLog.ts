import type { Middleware } from '@reduxjs/toolkit';
import { isSongbookAction, withoutMeta, type SongbookAction } from '../actions';
import { rootReducer, type RootState } from '../rootReducer';

/** The maximum number of log entries; older ones are dropped. */
export const LOG_LIMIT = 1000;

/** An action and its time in ISO 8601. */
export interface LogEntry {
  readonly at: string;
  readonly action: SongbookAction;
}

/** The latest actions and the state before the first of them. */
export type ActionLog = ReturnType<typeof makeActionLog>;

/** Makes an empty log for a store in its initial state. */
export function makeActionLog() {
  let start = rootReducer(undefined, { type: 'first state' });
  const entries: LogEntry[] = [];
  const middleware: Middleware = () => (next) => (action) => {
    if (isSongbookAction(action)) entries.push({ at: new Date().toISOString(), action: withoutMeta(action) });
    const dropped = entries.splice(0, entries.length - LOG_LIMIT);
    start = dropped.reduce((state, entry) => rootReducer(state, entry.action), start);
    return next(action);
  };
  return {
    middleware,
    /** The state before the oldest entry. */
    start: (): RootState => start,
    entries: (): readonly LogEntry[] => [...entries],
  };
}
