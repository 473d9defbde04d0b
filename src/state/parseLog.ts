import { isSongbookAction, type SongbookAction } from './actions';
import { LOG_LIMIT, type ExportedLog } from './actionLog';
import { isChoice, isReading, isScrollSpeed } from './reading';
import { isSavedChange } from './savedChange';
import type { ReplayStart } from './savedState';
import { isId, isRecord, isTable } from './tables';
import { isTranspose } from './transpose';
import { JUMP_REASONS } from './transpositionsSlice';

/** Thrown at a log that cannot be replayed; the message says why. */
export class LogError extends Error {}

type Check = (value: unknown, songCount: number) => boolean;

const isSaved = (value: unknown, songCount: number): value is ReplayStart =>
  isRecord(value) &&
  isTable(value['favorites'], songCount, (entry) => entry === 1) &&
  isTable(value['transpositions'], songCount, isTranspose) &&
  isReading(value['reading'] ?? {}, songCount) &&
  ((value['sharedKey'] ?? null) === null || hasTranspose(value['sharedKey'], songCount));

const hasId: Check = (payload, songCount) => isRecord(payload) && isId(payload['id'], songCount);

const hasTranspose: Check = (payload, songCount) =>
  hasId(payload, songCount) && isTranspose((payload as { transpose: unknown }).transpose);

const hasReason: Check = (payload) => isRecord(payload) && typeof payload['reason'] === 'string';

/** What each action must carry; an action without an entry does not compile. */
const PAYLOADS: Readonly<Record<SongbookAction['type'], Check>> = {
  'catalogue/contentsLoaded': (payload) =>
    isRecord(payload) && [payload['first'], payload['count']].every(Number.isInteger),
  'catalogue/contentsMissed': hasReason,
  'favorites/favoriteToggled': hasId,
  'favorites/favoriteFollowed': (payload, songCount) =>
    hasId(payload, songCount) && [0, 1].includes((payload as { favorite: number }).favorite),
  'transpositions/transposedUp': hasId,
  'transpositions/transposedDown': hasId,
  'transpositions/transpositionFollowed': hasTranspose,
  'transpositions/transpositionJumped': (payload, songCount) =>
    hasTranspose(payload, songCount) &&
    (JUMP_REASONS as readonly unknown[]).includes((payload as { reason: unknown }).reason),
  'playedCapos/capoPlaced': (payload, songCount) =>
    hasId(payload, songCount) && isTranspose((payload as { capo: unknown }).capo),
  'playedCapos/capoRemoved': hasId,
  'reading/readingChanged': (payload) => isRecord(payload) && isChoice(payload['setting'], payload['value']),
  'reading/scrollSpeedChanged': (payload, songCount) =>
    hasId(payload, songCount) && isScrollSpeed((payload as { speed: unknown }).speed),
  'reading/readingFollowed': isReading,
  'sharedKey/sharedKeyOpened': hasTranspose,
  'sharedKey/sharedKeyLeft': (payload) => payload === undefined,
  'storage/storageFailed': hasReason,
  'storage/storageRecovered': (payload) => payload === undefined,
  'version/newVersionFound': (payload) => payload === undefined,
  'savedState/backupImported': isSavedChange,
  'savedState/importUndone': isSavedChange,
  'undo/undoDismissed': (payload) => payload === undefined,
  'savedState/savedStateLoaded': isSaved,
  'savedState/replayStarted': isSaved,
};

/** Reads an exported log, as text or as the object itself; throws `LogError` where it is malformed or foreign. */
export function parseLog(exported: unknown, songCount: number): ExportedLog {
  const log = typeof exported === 'string' ? parseJson(exported) : exported;
  if (!isRecord(log) || log['format'] !== 'songbook-action-log')
    throw new LogError('not a songbook action log');
  if (log['version'] !== 1) throw new LogError(`version ${String(log['version'])} is not known, only 1 is`);
  if (!isSaved(log['start'], songCount)) throw new LogError('the state at its start is malformed');
  const { entries } = log;
  if (!Array.isArray(entries)) throw new LogError('it has no list of entries');
  if (entries.length > LOG_LIMIT) throw new LogError(`it has more than ${LOG_LIMIT} entries`);
  entries.forEach((entry: unknown, index) => {
    const action = isRecord(entry) ? entry['action'] : undefined;
    if (!isSongbookAction(action)) throw new LogError(`entry ${index} is no action of the songbook`);
    if (!PAYLOADS[action.type](action.payload, songCount)) {
      throw new LogError(`entry ${index}, ${action.type}, does not carry what it should`);
    }
  });
  return log as unknown as ExportedLog;
}

function parseJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new LogError('not JSON');
  }
}
