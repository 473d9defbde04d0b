import type { SongListing } from '../../catalogue';
import { fingerprint } from '../fingerprint';
import { toKept } from '../kept/kept';
import { parseJson } from '../objects';
import { rootReducer, type RootState } from '../rootReducer';
import type { CatalogueState } from '../slices/catalogueSlice';
import { stateReplaced, type ReplayStart } from '../slices/choicesActions';
import { storageFailed } from '../slices/storageSlice';
import type { ActionLog, LogEntry } from './actionLog';

const LOG_FORMAT = 'songbook-action-log';
const LOG_VERSION = 3;

/** An exported log: its start state and the actions since. */
export interface ExportedLog {
  readonly format: typeof LOG_FORMAT;
  readonly version: typeof LOG_VERSION;
  /** A fingerprint of the titles of the catalogue that the log's song ids refer to. */
  readonly catalogue: string;
  readonly start: ReplayStart;
  readonly entries: readonly LogEntry[];
}

/** Where a replay of this state starts. */
export const replayStart = (state: RootState): ReplayStart => {
  const { sharedKey, openEntry, undo } = state;
  return { kept: toKept(state), sharedKey, openEntry, undo };
};

/** Exports a log of actions in a catalogue. */
export const exportLog = (log: ActionLog, { listings }: CatalogueState): ExportedLog => ({
  format: LOG_FORMAT,
  version: LOG_VERSION,
  catalogue: titlesOf(listings),
  start: replayStart(log.start()),
  entries: log.entries(),
});

/** Reads an exported log, or that of a visitor's report, from a text or an object; throws if it does not fit this songbook. */
export function readLog(exported: unknown, { listings }: CatalogueState): ExportedLog {
  const given = (typeof exported === 'string' ? parseJson(exported) : exported) as GivenLog;
  const log = given?.log ?? given;
  if (log?.format !== LOG_FORMAT || log.version !== LOG_VERSION || log.catalogue !== titlesOf(listings))
    throw new Error('This is no action log of this version of the songbook with the same songs.');
  return log as ExportedLog;
}

type GivenLog = (Partial<ExportedLog> & { readonly log?: Partial<ExportedLog> }) | null | undefined;

/** The state that a log leads to in a catalogue. */
export const replayLog = (
  { start, entries }: Pick<ExportedLog, 'start' | 'entries'>,
  catalogue: CatalogueState,
): RootState =>
  [stateReplaced(start), ...entries.map(({ action }) => action)].reduce<RootState>(
    rootReducer,
    rootReducer({ catalogue }, { type: 'first state' }),
  );

const titlesOf = (listings: readonly SongListing[]): string =>
  fingerprint(listings.map(({ title }) => title).join('\n'));

/** The latest error of the page; `at` is an ISO 8601 time. */
export interface LastError {
  readonly at: string;
  readonly message: string;
  readonly stack: string;
}

/** The facts about the page in a report, beside the log. */
export interface ReportFacts {
  /** When the report was made, as an ISO 8601 time. */
  readonly made: string;
  /** The build that is open. */
  readonly version: string;
  readonly address: string;
  readonly browser: string;
  readonly storage: string;
  readonly error: LastError | null;
}

/** Formats a visitor's report as JSON with one log entry per line; `window.songbook.replay` reads it. */
export function formatReport(facts: ReportFacts, log: ExportedLog): string {
  const head = JSON.stringify({ format: 'songbook-report', ...facts, log: { ...log, entries: [] } }, null, 2);
  const lines = log.entries.map((entry) => `\n      ${JSON.stringify(entry)}`);
  return head.replace('"entries": []', () => `"entries": [${lines.join(',')}\n    ]`);
}

/** The storage status, with the reason if storage failed. */
export function describeStorage({ storage }: RootState, log: ActionLog): string {
  const actions = log.entries().map(({ action }) => action);
  const failure = actions.filter(storageFailed.match).at(-1);
  return storage === 'failed' && failure ? `failed: ${failure.payload.reason}` : storage;
}
