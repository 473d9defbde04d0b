import type { SongId } from '../../catalogue';
import {
  DEFAULT_READER_SETTINGS,
  readerSettingsShape,
  scrollSpeedShape,
  type ReaderSettings,
} from '../readerSettings';
import { hasShape, isId, isRecord, parseJson, type Table } from '../shape';
import type { SavedState } from '../slices';
import { transposeShape } from '../transpositionsSlice';

/** The choices in a backup; defaults are left out. */
export interface Backup extends Pick<SavedState, 'favorites' | 'transpositions'> {
  readonly readerSettings: Partial<ReaderSettings>;
}

/** Why a backup cannot be read. */
export type BackupProblem =
  | 'tooLarge'
  | 'notJson'
  /** Something that is no backup of the songbook. */
  | 'foreign'
  /** A backup that a later songbook wrote, in a form this one does not know. */
  | 'newerVersion'
  /** A backup in which something is missing, wrong, twice or unheard of. */
  | 'malformed'
  /** A backup that names a song which the catalogue does not have. */
  | 'unknownSong';

/** How long a backup may be: in bytes for a file, which never has fewer of them than UTF-16 units. */
export const BACKUP_LIMIT = 256 * 1024;

/** What a backup file calls itself. */
export const BACKUP_FORMAT = 'songbook-backup';

/** The one reader setting that is no choice and stays with its device. */
export const DEVICE_SETTING = 'toldOfCleaning';

/** The only version so far; whatever a backup comes to hold besides needs the next. */
export const BACKUP_VERSION = 1;

/** Writes a backup file: JSON with a line for each song, whose title stands there for the eye only. */
export function formatBackup(saved: Backup, titleOf: (id: SongId) => string): string {
  const { favorites, transpositions, readerSettings } = saved;
  const { speeds = {}, ...settings } = readerSettings;
  const ids = Object.keys({ ...favorites, ...transpositions, ...speeds }).map(Number) as SongId[];
  // JSON leaves out what is undefined.
  const songs = ids
    .map((id) => ({
      id,
      title: titleOf(id),
      favorite: favorites[id] === 1 ? true : undefined,
      semitones: transpositions[id] === 0 ? undefined : transpositions[id],
      linesPerMinute: speeds[id],
    }))
    .filter(({ favorite, semitones, linesPerMinute }) => favorite ?? semitones ?? linesPerMinute);
  const chosen = Object.entries(settings).filter(
    ([setting, value]) =>
      setting !== DEVICE_SETTING && value !== DEFAULT_READER_SETTINGS[setting as keyof typeof settings],
  );
  const list = songs.map((song) => `\n    ${formatOnOneLine(song)}`).join(',');
  return `{
  "format": ${JSON.stringify(BACKUP_FORMAT)},
  "version": ${BACKUP_VERSION},
  "songs": [${list}${list && '\n  '}],
  "reading": ${formatOnOneLine(Object.fromEntries(chosen))}
}
`;
}

/** JSON with a space between its parts; a line break inside a string is written `\n` and stays. */
function formatOnOneLine(value: unknown): string {
  return JSON.stringify(value, null, 1).replaceAll(/\n */g, ' ');
}

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
