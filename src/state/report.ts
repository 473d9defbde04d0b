import type { SongListing } from '../catalogue';
import { describeAction, type SongbookAction } from './actions';
import { titlesOf } from './declareSlice';
import { REPORT_FORMAT, type ExportedLog, type LogEntry } from './exportedLog';
import { patchBetween } from './mergePatch';
import { rootReducer } from './rootReducer';
import {
  backupImported,
  importUndone,
  savedStateLoaded,
  savedStateSynced,
  selectSaved,
  stateReplaced,
  STORED,
} from './savedState';
import { isRecord } from './shape';
import { SLICES, type RootState, type SavedState } from './slices';

/** The latest error of the page, and when it was thrown, as an ISO 8601 time. */
export interface LastError {
  readonly at: string;
  readonly message: string;
  readonly stack: string;
}

/** What a report says of the page beside its log. */
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

/** A visitor's report as JSON with an entry of the log on each line; `window.songbook.replay` reads it. */
export function formatReport(facts: ReportFacts, log: ExportedLog): string {
  const head = JSON.stringify({ format: REPORT_FORMAT, ...facts, log: { ...log, entries: [] } }, null, 2);
  const lines = log.entries.map((entry) => `\n      ${JSON.stringify(entry)}`);
  return head.replace('"entries": []', () => `"entries": [${lines.join(',')}\n    ]`);
}

/** How the storage fares, and why it failed if it did. */
export function describeStorage({ storage }: RootState, entries: readonly LogEntry[]): string {
  const failure = entries.filter(({ action }) => action.type === 'storage/storageFailed').at(-1);
  return storage === 'failed' && failure ? `failed. ${failure.description}` : storage;
}

/**
 * A log without what the visitor did not do here. Of what was read from the storage or came from other tabs only those
 * values are left that the visitor's own actions changed, so that a replay ends in the same values.
 */
export function ownLog(log: ExportedLog, listings: readonly SongListing[]): ExportedLog {
  const touched = pathsTouched(log);
  for (;;) {
    const own = withBrought(log, touched, listings);
    // Where less was brought, an action may change what it left as it was: that belongs to the report too.
    const changed = [...pathsTouched(own)].filter((path) => !touched.has(path));
    if (changed.length === 0) return own;
    for (const path of changed) touched.add(path);
  }
}

/** A log in which of what the visitor did not choose only the values at such paths are left. */
function withBrought(
  log: ExportedLog,
  paths: ReadonlySet<string>,
  listings: readonly SongListing[],
): ExportedLog {
  const titleOf = titlesOf(listings);
  const entries = log.entries.flatMap((entry): LogEntry[] => {
    if (isOwn(entry.action)) return [entry];
    if (!isBrought(entry.action)) return [];
    const action = { ...entry.action, payload: ownPart(entry.action.payload, paths) } as SongbookAction;
    const isEmptied = savedStateSynced.match(action) && leavesOf(action.payload).length === 0;
    return isEmptied ? [] : [{ ...entry, description: describeAction(action, titleOf), action }];
  });
  return { ...log, start: ownPart(log.start, paths), entries };
}

/** Whether a visitor did it: it changed a slice that is kept, took over a backup, or took one back. */
const isOwn = (action: SongbookAction): boolean =>
  backupImported.match(action) ||
  importUndone.match(action) ||
  Object.values(SLICES).some(
    ({ slice, keep }) => keep !== 'nowhere' && action.type.startsWith(`${slice.name}/`),
  );

type Brought = typeof savedStateLoaded | typeof savedStateSynced | typeof stateReplaced;

/** Whether it brought values that somebody chose elsewhere or earlier. */
const isBrought = (action: SongbookAction): action is Extract<SongbookAction, ReturnType<Brought>> =>
  savedStateLoaded.match(action) || savedStateSynced.match(action) || stateReplaced.match(action);

/** The paths of all values that the visitor's own actions changed, such as `/favorites/3`. */
function pathsTouched({ start, entries }: ExportedLog): Set<string> {
  const touched = new Set<string>();
  let state = rootReducer(undefined, stateReplaced(start));
  for (const { action } of entries) {
    const before = selectSaved(state);
    state = rootReducer(state, action);
    if (isOwn(action))
      for (const path of leavesOf(patchBetween(before, selectSaved(state)))) touched.add(path);
  }
  return touched;
}

const leavesOf = (value: unknown, path = ''): string[] =>
  isRecord(value)
    ? Object.entries(value).flatMap(([name, field]) => leavesOf(field, `${path}/${name}`))
    : [path];

/** Saved slices, or a patch of them, with those values only that are at such paths; a set is left whole, as its parts make none. */
function ownPart<Part extends object>(whole: Part, paths: ReadonlySet<string>): Part {
  const parts = Object.entries(whole).map(([name, part]) => {
    if (!(STORED as readonly string[]).includes(name)) return [name, part as unknown];
    const path = `/${name}`;
    const isKeyed = SLICES[name as keyof SavedState].shape.kind === 'keyed';
    return [name, isKeyed ? wholesWithin(part as object, paths, path) : within(part, paths, path)];
  });
  return Object.fromEntries(parts) as Part;
}

const wholesWithin = (values: object, paths: ReadonlySet<string>, path: string): object =>
  Object.fromEntries(
    Object.entries(values).filter(([key]) =>
      [...paths].some((each) => `${each}/`.startsWith(`${path}/${key}/`)),
    ),
  );

function within(value: unknown, paths: ReadonlySet<string>, path: string): unknown {
  if (!isRecord(value)) return paths.has(path) ? value : undefined;
  const parts = Object.entries(value).map(([name, part]) => [name, within(part, paths, `${path}/${name}`)]);
  return Object.fromEntries(parts.filter(([, part]) => part !== undefined));
}
