import type { RootState } from '../slices';
import { storageFailed } from '../storageSlice';
import { REPORT_FORMAT, type ExportedLog } from './exportedLog';

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
