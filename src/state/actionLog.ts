import type { Middleware } from '@reduxjs/toolkit';
import { isSongbookAction, withoutMeta, type SongbookAction } from './actions';
import { rootReducer } from './rootReducer';
import { replayStart } from './savedState';
import type { ReplayStart } from './slices';

/** How many of the latest actions are kept. */
export const LOG_LIMIT = 1000;

/** An action and when it happened, as an ISO 8601 time. */
export interface LogEntry {
  readonly at: string;
  readonly description: string;
  readonly action: SongbookAction;
}

/** The log as exported: the state it starts at and what happened since. */
export interface ExportedLog {
  readonly format: 'songbook-action-log';
  readonly version: 1;
  readonly start: ReplayStart;
  readonly entries: readonly LogEntry[];
}

/** Keeps the latest actions and the state from which they lead to the current one. */
export interface ActionLog {
  readonly middleware: Middleware;
  readonly entries: () => readonly LogEntry[];
  readonly exported: () => ExportedLog;
}

/** Makes an empty log of a store that is in its first state. */
export function makeActionLog(options: {
  readonly describe: (action: SongbookAction) => string;
  readonly now: () => Date;
}): ActionLog {
  /** The state before the oldest entry. */
  let start = rootReducer(undefined, { type: 'first state' });
  let entries: readonly LogEntry[] = [];
  const take = (action: SongbookAction): void => {
    const oldest = entries.length === LOG_LIMIT ? entries[0] : undefined;
    if (oldest) start = rootReducer(start, oldest.action);
    const entry = { at: options.now().toISOString(), description: options.describe(action), action };
    entries = [...(oldest ? entries.slice(1) : entries), entry];
  };
  return {
    middleware: () => (next) => (action) => {
      if (isSongbookAction(action)) take(withoutMeta(action));
      return next(action);
    },
    entries: () => entries,
    exported: () => ({ format: 'songbook-action-log', version: 1, start: replayStart(start), entries }),
  };
}
