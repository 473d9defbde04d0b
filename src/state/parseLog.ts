import { isSongbookAction, type SongbookAction } from './actions';
import { LOG_LIMIT, type ExportedLog } from './actionLog';
import { isChoice, isReading, isScrollSpeed } from './reading';
import { isSavedChange } from './savedChange';
import { parseJson } from './parseJson';
import type { ReplayStart } from './savedState';
import { isId, isRecord, isTable } from './tables';
import { isTranspose } from './transpose';
import { JUMP_REASONS } from './transpositionsSlice';

/** Thrown at a log that cannot be replayed; the message says why. */
class LogError extends Error {}

type Check = (value: unknown, songCount: number) => boolean;

const isSaved = (value: unknown, songCount: number): value is ReplayStart =>
  isRecord(value) &&
  isTable(value['favorites'], songCount, (entry) => entry === 1) &&
  isTable(value['transpositions'], songCount, isTranspose) &&
  isReading(value['reading'] ?? {}, songCount) &&
  ((value['sharedKey'] ?? null) === null || hasTranspose(value['sharedKey'], songCount));

const hasId = (payload: unknown, songCount: number): payload is Record<string, unknown> =>
  isRecord(payload) && isId(payload['id'], songCount);

const hasTranspose = (payload: unknown, songCount: number): payload is Record<string, unknown> =>
  hasId(payload, songCount) && isTranspose(payload['transpose']);

const hasReason: Check = (payload) => isRecord(payload) && typeof payload['reason'] === 'string';

const hasNothing: Check = (payload) => payload === undefined;

/** What each action must carry; an action without an entry does not compile. */
const PAYLOADS: Readonly<Record<SongbookAction['type'], Check>> = {
  'catalogue/contentsLoaded': (payload) =>
    isRecord(payload) && [payload['first'], payload['count']].every(Number.isInteger),
  'catalogue/contentsMissed': hasReason,
  'favorites/favoriteToggled': hasId,
  'favorites/favoriteFollowed': (payload, songCount) =>
    hasId(payload, songCount) && (payload['favorite'] === 0 || payload['favorite'] === 1),
  'transpositions/transposedUp': hasId,
  'transpositions/transposedDown': hasId,
  'transpositions/transpositionFollowed': hasTranspose,
  'transpositions/transpositionJumped': (payload, songCount) =>
    hasTranspose(payload, songCount) && (JUMP_REASONS as readonly unknown[]).includes(payload['reason']),
  'playedCapos/capoPlaced': (payload, songCount) => hasId(payload, songCount) && isTranspose(payload['capo']),
  'playedCapos/capoRemoved': hasId,
  'reading/readingChanged': (payload) => isRecord(payload) && isChoice(payload['setting'], payload['value']),
  'reading/scrollSpeedChanged': (payload, songCount) =>
    hasId(payload, songCount) && isScrollSpeed(payload['speed']),
  'reading/readingFollowed': isReading,
  'sharedKey/sharedKeyOpened': hasTranspose,
  'sharedKey/sharedKeyLeft': hasNothing,
  'storage/storageFailed': hasReason,
  'storage/storageRecovered': hasNothing,
  'version/newVersionFound': hasNothing,
  'savedState/backupImported': isSavedChange,
  'savedState/importUndone': isSavedChange,
  'undo/undoDismissed': hasNothing,
  'savedState/savedStateLoaded': isSaved,
  'savedState/replayStarted': isSaved,
};

/** Reads an exported log, as text or as the object itself; throws `LogError` where it is malformed or foreign. */
export function parseLog(exported: unknown, songCount: number): ExportedLog {
  const log = typeof exported === 'string' ? parseJson(exported) : exported;
  if (typeof exported === 'string' && log === undefined) throw new LogError('not JSON');
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
