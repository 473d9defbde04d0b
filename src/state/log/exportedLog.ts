import type { SongListing } from '../../catalogue';
import { isSongbookAction, withoutMeta } from '../actions';
import { fingerprint } from '../fingerprint';
import { changeBetween, toKept } from '../kept/kept';
import { isEmpty, isRecord, parseJson } from '../objects';
import { rootReducer, type RootState } from '../rootReducer';
import type { CatalogueState } from '../slices/catalogueSlice';
import { stateReplaced, type ReplayStart } from '../slices/choicesActions';
import { storageFailed } from '../slices/storageSlice';
import { LOG_LIMIT, type ActionLog, type LogEntry } from './actionLog';
import { describeAction } from './describe';
import { replayAction } from './replayAction';

const LOG_FORMAT = 'songbook-action-log';
const LOG_VERSION = 2;

/** The `format` of a visitor's report, whose `log` is an exported log. */
const REPORT_FORMAT = 'songbook-report';

/** An exported log: its start state and the actions since. */
export interface ExportedLog {
  readonly format: typeof LOG_FORMAT;
  readonly version: typeof LOG_VERSION;
  /** The catalogue that the log's song ids refer to. */
  readonly catalogue?: { readonly songs: number; readonly titles: string };
  readonly start: ReplayStart;
  /** Each with a sentence that describes its action. */
  readonly entries: readonly (LogEntry & { readonly description: string })[];
}

/** Where a replay of this state starts. */
export const replayStart = (state: RootState): ReplayStart => {
  const { sharedKey, openEntry, undo } = state;
  return { kept: toKept(state), sharedKey, openEntry, undo };
};

const openParts = ({ sharedKey, openEntry, undo }: RootState): string =>
  JSON.stringify([sharedKey, openEntry, undo]);

/** Exports a log. If DevTools changed the state, so that it does not lead there, a last entry replaces the state. */
export function exportLog(log: ActionLog, shown: RootState): ExportedLog {
  const { listings } = shown.catalogue;
  const start = log.start();
  const reached = log.entries().reduce((state, { action }) => rootReducer(state, action), start);
  const isShown = isEmpty(changeBetween(reached, shown)) && openParts(reached) === openParts(shown);
  const last = { at: new Date().toISOString(), action: stateReplaced(replayStart(shown)) };
  const entries = isShown ? log.entries() : [...log.entries(), last].slice(-LOG_LIMIT);
  return {
    format: LOG_FORMAT,
    version: LOG_VERSION,
    catalogue: { songs: listings.length, titles: titlesOf(listings) },
    start: replayStart(start),
    entries: entries.map((entry) => ({ ...entry, description: describeAction(entry.action, listings) })),
  };
}

/**
 * The state that an exported log or a visitor's report, given as text or as an object, leads to in a catalogue. Throws an
 * error that says why if it is malformed, cannot be replayed, or belongs to another catalogue.
 */
export function replayLog(exported: unknown, catalogue: CatalogueState): RootState {
  const { start, entries } = parseLog(exported, catalogue.listings);
  const songCount = catalogue.listings.length;
  const actions = [stateReplaced(start as ReplayStart), ...entries];
  return actions.reduce(
    (state, action, index) =>
      replayAction(
        state,
        action,
        songCount,
        index === 0 ? 'the state at its start' : `entry ${index - 1}, ${action.type},`,
      ),
    rootReducer({ catalogue }, { type: 'first state' }),
  );
}

/** A log whose start and payloads are not checked yet. */
function parseLog(exported: unknown, listings: readonly SongListing[]) {
  const given = typeof exported === 'string' ? parseJson(exported) : exported;
  if (typeof exported === 'string' && given === undefined) throw new Error('not JSON');
  const log = isRecord(given) && given['format'] === REPORT_FORMAT ? given['log'] : given;
  if (!isRecord(log) || log['format'] !== LOG_FORMAT) throw new Error('not a songbook action log');
  const { version, catalogue, start, entries } = log;
  if (version !== LOG_VERSION)
    throw new Error(`version ${String(version)} is unknown, only ${LOG_VERSION} is supported`);
  checkCatalogue(catalogue, listings);
  if (!Array.isArray(entries)) throw new Error('it has no list of entries');
  if (entries.length > LOG_LIMIT) throw new Error(`it has more than ${LOG_LIMIT} entries`);
  const actions = entries.map((entry: unknown, index) => {
    const action = isRecord(entry) ? entry['action'] : undefined;
    if (!isSongbookAction(action)) throw new Error(`entry ${index} is no action of the songbook`);
    return withoutMeta(action);
  });
  return { start, entries: actions };
}

/** Checks that the log's songs still have their titles; songs may have been added since. */
function checkCatalogue(catalogue: unknown, listings: readonly SongListing[]): void {
  if (!isRecord(catalogue)) return;
  const { songs, titles } = catalogue;
  if (typeof songs !== 'number' || songs > listings.length) return;
  const here = titlesOf(listings.slice(0, songs));
  if (titles === here) return;
  throw new Error(
    `its ${songs} songs have other titles (${String(titles)}) than those of this catalogue (${here}); ` +
      'remove its field "catalogue" to replay it anyway',
  );
}

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
  const head = JSON.stringify({ format: REPORT_FORMAT, ...facts, log: { ...log, entries: [] } }, null, 2);
  const lines = log.entries.map((entry) => `\n      ${JSON.stringify(entry)}`);
  return head.replace('"entries": []', () => `"entries": [${lines.join(',')}\n    ]`);
}

/** The storage status, with the reason if storage failed. */
export function describeStorage({ storage }: RootState, { entries }: ExportedLog): string {
  const failure = entries.filter(({ action }) => storageFailed.match(action)).at(-1);
  return storage === 'failed' && failure ? `failed. ${failure.description}` : storage;
}
