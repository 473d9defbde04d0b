import type { Middleware } from '@reduxjs/toolkit';
import { ACTIONS, isSongbookAction, withoutMeta, type SongbookAction } from './actions';
import { rootReducer } from './rootReducer';
import { replayStart, replayStartShape } from './savedState';
import { hasShape, isRecord, parseJson } from './shape';
import type { ReplayStart } from './slices';

/** How many of the latest actions are kept. */
export const LOG_LIMIT = 1000;

const LOG_FORMAT = 'songbook-action-log';
const LOG_VERSION = 1;

/** An action and when it happened, as an ISO 8601 time. */
export interface LogEntry {
  readonly at: string;
  readonly description: string;
  readonly action: SongbookAction;
}

/** The log as exported: the state it starts at and what happened since. */
export interface ExportedLog {
  readonly format: typeof LOG_FORMAT;
  readonly version: typeof LOG_VERSION;
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
    exported: () => ({
      format: LOG_FORMAT,
      version: LOG_VERSION,
      start: replayStart(start),
      entries,
    }),
  };
}

/** Thrown at a log that cannot be replayed; the message says why. */
class LogError extends Error {}

/** Reads an exported log, as text or as the object itself; throws `LogError` where it is malformed or foreign. */
export function parseLog(exported: unknown, songCount: number): ExportedLog {
  const log = typeof exported === 'string' ? parseJson(exported) : exported;
  if (typeof exported === 'string' && log === undefined) throw new LogError('not JSON');
  if (!isRecord(log) || log['format'] !== LOG_FORMAT) throw new LogError('not a songbook action log');
  const { version, start, entries } = log;
  if (version !== LOG_VERSION)
    throw new LogError(`version ${String(version)} is not known, only ${LOG_VERSION} is`);
  if (!hasShape(start, replayStartShape, songCount))
    throw new LogError('the state at its start is malformed');
  if (!Array.isArray(entries)) throw new LogError('it has no list of entries');
  if (entries.length > LOG_LIMIT) throw new LogError(`it has more than ${LOG_LIMIT} entries`);
  entries.forEach((entry: unknown, index) => {
    const action = isRecord(entry) ? entry['action'] : undefined;
    if (!isSongbookAction(action)) throw new LogError(`entry ${index} is no action of the songbook`);
    if (!hasShape(action.payload, ACTIONS.get(action.type)!.payload, songCount)) {
      throw new LogError(`entry ${index}, ${action.type}, does not carry what it should`);
    }
  });
  return { format: LOG_FORMAT, version, start, entries };
}
