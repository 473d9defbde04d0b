import type { SongId } from '../../catalogue';
import { parseJson } from '../parseJson';
import { readerSettingsShape, scrollSpeedShape, type ReaderSettings } from '../readerSettings';
import { hasShape } from '../shape';
import { isId, isRecord, type Table } from '../tables';
import { transposeShape } from '../transpose';
import {
  BACKUP_FORMAT,
  BACKUP_LIMIT,
  BACKUP_VERSION,
  DEVICE_SETTING,
  type Backup,
  type BackupProblem,
} from './backup';

interface BackupFile {
  readonly songs: readonly BackupEntry[];
  readonly reading: Partial<ReaderSettings>;
}
interface BackupEntry {
  readonly id: SongId;
  readonly favorite?: true;
  readonly semitones?: number;
  readonly linesPerMinute?: number;
}
type Fields = Readonly<Record<string, (value: unknown) => boolean>>;

const ENTRY_FIELDS: Fields = {
  id: (value) => isId(value, Infinity),
  title: (value) => typeof value === 'string',
  favorite: (value) => value === true,
  semitones: (value) => hasShape(value, transposeShape, 0) && value !== 0,
  linesPerMinute: (value) => hasShape(value, scrollSpeedShape, 0),
};
const FILE_FIELDS: Fields = {
  format: (value) => value === BACKUP_FORMAT,
  version: (value) => value === BACKUP_VERSION,
  songs: (value) =>
    Array.isArray(value) && value.every(isEntry) && new Set(value.map(({ id }) => id)).size === value.length,
  // The speeds stand with the songs.
  reading: (value) => hasShape(value, readerSettingsShape, 0) && !Object.hasOwn(value, DEVICE_SETTING),
};

/** Reads a backup file, or says why it cannot be read. */
export function parseBackup(text: string, songCount: number): Backup | BackupProblem {
  if (text.length > BACKUP_LIMIT) return 'tooLarge';
  const file = parseJson(text.replace(/^\uFEFF/, ''));
  if (file === undefined) return 'notJson';
  if (!isRecord(file) || file['format'] !== BACKUP_FORMAT) return 'foreign';
  const { version } = file;
  if (Number.isInteger(version) && (version as number) > BACKUP_VERSION) return 'newerVersion';
  if (!isBackupFile(file)) return 'malformed';
  const { songs, reading } = file;
  if (!songs.every(({ id }) => isId(id, songCount))) return 'unknownSong';
  return {
    favorites: tableOf(songs, ({ favorite }) => favorite && 1),
    transpositions: tableOf(songs, ({ semitones }) => semitones),
    readerSettings: { ...reading, speeds: tableOf(songs, ({ linesPerMinute }) => linesPerMinute) },
  };
}

function isBackupFile(file: Record<string, unknown>): file is Record<string, unknown> & BackupFile {
  return hasOnly(file, FILE_FIELDS) && Object.keys(FILE_FIELDS).every((name) => Object.hasOwn(file, name));
}

function isEntry(entry: unknown): entry is BackupEntry {
  return isRecord(entry) && Object.hasOwn(entry, 'id') && hasOnly(entry, ENTRY_FIELDS);
}

/** Whether a record has nothing but right values of known fields, so that nothing in it is passed over. */
function hasOnly(record: Record<string, unknown>, fields: Fields): boolean {
  return Object.entries(record).every(
    ([name, value]) => Object.hasOwn(fields, name) && fields[name]?.(value),
  );
}

function tableOf<Value>(
  songs: readonly BackupEntry[],
  valueOf: (entry: BackupEntry) => Value | undefined,
): Table<Value> {
  const said = songs.filter((entry) => valueOf(entry) !== undefined);
  return Object.fromEntries(said.map((entry) => [entry.id, valueOf(entry)]));
}
