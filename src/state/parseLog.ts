import { ACTIONS, isSongbookAction } from './actions';
import { LOG_LIMIT, type ExportedLog } from './actionLog';
import { parseJson } from './parseJson';
import { replayStartShape } from './savedState';
import { hasShape } from './shape';
import { isRecord } from './tables';

/** Thrown at a log that cannot be replayed; the message says why. */
class LogError extends Error {}

/** Reads an exported log, as text or as the object itself; throws `LogError` where it is malformed or foreign. */
export function parseLog(exported: unknown, songCount: number): ExportedLog {
  const log = typeof exported === 'string' ? parseJson(exported) : exported;
  if (typeof exported === 'string' && log === undefined) throw new LogError('not JSON');
  if (!isRecord(log) || log['format'] !== 'songbook-action-log')
    throw new LogError('not a songbook action log');
  if (log['version'] !== 1) throw new LogError(`version ${String(log['version'])} is not known, only 1 is`);
  if (!hasShape(log['start'], replayStartShape, songCount))
    throw new LogError('the state at its start is malformed');
  const { entries } = log;
  if (!Array.isArray(entries)) throw new LogError('it has no list of entries');
  if (entries.length > LOG_LIMIT) throw new LogError(`it has more than ${LOG_LIMIT} entries`);
  entries.forEach((entry: unknown, index) => {
    const action = isRecord(entry) ? entry['action'] : undefined;
    if (!isSongbookAction(action)) throw new LogError(`entry ${index} is no action of the songbook`);
    if (!hasShape(action.payload, ACTIONS.get(action.type)!.payload, songCount)) {
      throw new LogError(`entry ${index}, ${action.type}, does not carry what it should`);
    }
  });
  return log as unknown as ExportedLog;
}
