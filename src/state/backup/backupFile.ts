import type { SongId } from '../../catalogue';
import { isEmpty, patchBetween } from '../mergePatch';
import { fretShape } from '../playedCaposSlice';
import {
  DEFAULT_READER_SETTINGS,
  readerSettingsShape,
  scrollSpeedShape,
  type ReaderSettings,
} from '../readerSettings';
import { hasShape, isId, isRecord, keyedOf, parseJson, readablePart, songsIn, type Table } from '../shape';
import type { KnownChords } from '../knownChordsSlice';
import { SLICES, type SavedState } from '../slices';
import { songSetShape, type SongSets } from '../songSets';
import { transposeShape } from '../transpositionsSlice';

/** The choices in a backup; defaults are left out. */
export interface Backup extends Pick<
  SavedState,
  'favorites' | 'transpositions' | 'playedCapos' | 'sets' | 'knownChords'
> {
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
export const BACKUP_LIMIT = 4 * 1024 * 1024;

/** What a backup file calls itself. */
export const BACKUP_FORMAT = 'songbook-backup';

/** The one reader setting that is no choice and stays with its device. */
export const DEVICE_SETTING = 'toldOfCleaning';

/**
 * The version that is written: the first knew neither capos nor sets, the second no known chords. Whatever a backup comes to
 * hold besides needs the next.
 */
const BACKUP_VERSION = 3;

const setsShape = keyedOf(songSetShape);

/** Writes a backup file: JSON with a line for each song, whose title stands there for the eye only, and for each set. */
export function formatBackup(saved: Backup, titleOf: (id: SongId) => string): string {
  const { favorites, transpositions, playedCapos, sets, knownChords, readerSettings } = saved;
  const { speeds = {}, ...settings } = readerSettings;
  const ids = Object.keys({ ...favorites, ...transpositions, ...playedCapos, ...speeds }).map(
    Number,
  ) as SongId[];
  // JSON leaves out what is undefined.
  const songs = ids
    .map((id) => ({
      id,
      title: titleOf(id),
      favorite: favorites[id] === 1 ? true : undefined,
      semitones: transpositions[id] === 0 ? undefined : transpositions[id],
      capo: playedCapos[id],
      linesPerMinute: speeds[id],
    }))
    .filter(({ id: _, title: __, ...choices }) =>
      Object.values(choices).some((choice) => choice !== undefined),
    );
  const chosen = Object.entries(settings).filter(
    ([setting, value]) =>
      setting !== DEVICE_SETTING && value !== DEFAULT_READER_SETTINGS[setting as keyof typeof settings],
  );
  const songLines = songs.map(formatOnOneLine);
  const setLines = Object.entries(sets).map(
    ([key, set]) => `${JSON.stringify(key)}: ${formatOnOneLine(set)}`,
  );
  return `{
  "format": ${JSON.stringify(BACKUP_FORMAT)},
  "version": ${BACKUP_VERSION},
  "songs": [${linesOf(songLines)}],
  "sets": {${linesOf(setLines)}},
  "knownChords": ${formatOnOneLine(knownChords)},
  "reading": ${formatOnOneLine(Object.fromEntries(chosen))}
}
`;
}

/** The lines of a list in the file, if there are any. */
const linesOf = (lines: readonly string[]): string =>
  lines.map((line) => `\n    ${line}`).join(',') + (lines.length > 0 ? '\n  ' : '');

/** JSON with a space between its parts; a line break inside a string is written `\n` and stays. */
function formatOnOneLine(value: unknown): string {
  return JSON.stringify(value, null, 1).replaceAll(/\n */g, ' ');
}

interface BackupFile {
  readonly songs: readonly BackupEntry[];
  readonly sets?: SongSets;
  readonly knownChords?: KnownChords;
  readonly reading: Partial<ReaderSettings>;
}
interface BackupEntry {
  readonly id: SongId;
  readonly favorite?: true;
  readonly semitones?: number;
  readonly capo?: number;
  readonly linesPerMinute?: number;
}
type Fields = Readonly<Record<string, (value: unknown) => boolean>>;

/** What is said of a song in a file of the first version. */
const FIRST_ENTRY_FIELDS: Fields = {
  id: (value) => isId(value, Infinity),
  title: (value) => typeof value === 'string',
  favorite: (value) => value === true,
  semitones: (value) => hasShape(value, transposeShape, 0) && value !== 0,
  linesPerMinute: (value) => hasShape(value, scrollSpeedShape, 0),
};
const ENTRY_FIELDS: Fields = { ...FIRST_ENTRY_FIELDS, capo: (value) => hasShape(value, fretShape, 0) };

/** Whether a value is sets, with nothing in them that is unheard of. */
const isSets = (value: unknown): value is SongSets =>
  hasShape(value, setsShape, Infinity) &&
  isEmpty(patchBetween(value, readablePart(value, setsShape, Infinity) as SongSets));

const fieldsOf = (entryFields: Fields): Fields => ({
  format: (value) => value === BACKUP_FORMAT,
  version: Number.isInteger,
  songs: (value) =>
    Array.isArray(value) &&
    value.every((entry) => isEntry(entry, entryFields)) &&
    new Set(value.map(({ id }) => id)).size === value.length,
  // The speeds stand with the songs.
  reading: (value) => hasShape(value, readerSettingsShape, 0) && !Object.hasOwn(value, DEVICE_SETTING),
});

const SECOND_FIELDS: Fields = { ...fieldsOf(ENTRY_FIELDS), sets: isSets };

/** The fields of a file, by its version. */
const FILE_FIELDS: ReadonlyMap<unknown, Fields> = new Map([
  [1, fieldsOf(FIRST_ENTRY_FIELDS)],
  [2, SECOND_FIELDS],
  [3, { ...SECOND_FIELDS, knownChords: (value) => hasShape(value, SLICES.knownChords.shape, 0) }],
]);

/** Reads a backup file, or says why it cannot be read. */
export function parseBackup(text: string, songCount: number): Backup | BackupProblem {
  if (text.length > BACKUP_LIMIT) return 'tooLarge';
  const file = parseJson(text.replace(/^\uFEFF/, ''));
  if (file === undefined) return 'notJson';
  if (!isRecord(file) || file['format'] !== BACKUP_FORMAT) return 'foreign';
  const { version } = file;
  if (Number.isInteger(version) && (version as number) > BACKUP_VERSION) return 'newerVersion';
  if (!isBackupFile(file)) return 'malformed';
  const { songs, sets = {}, knownChords = {}, reading } = file;
  const named = [...songs.map(({ id }) => id), ...songsIn(sets, setsShape)];
  if (!named.every((id) => isId(id, songCount))) return 'unknownSong';
  return {
    favorites: tableOf(songs, ({ favorite }) => favorite && 1),
    transpositions: tableOf(songs, ({ semitones }) => semitones),
    playedCapos: tableOf(songs, ({ capo }) => capo),
    sets,
    knownChords,
    readerSettings: { ...reading, speeds: tableOf(songs, ({ linesPerMinute }) => linesPerMinute) },
  };
}

function isBackupFile(file: Record<string, unknown>): file is Record<string, unknown> & BackupFile {
  const fields = FILE_FIELDS.get(file['version']);
  if (!fields) return false;
  return hasOnly(file, fields) && Object.keys(fields).every((name) => Object.hasOwn(file, name));
}

function isEntry(entry: unknown, fields: Fields): entry is BackupEntry {
  return isRecord(entry) && Object.hasOwn(entry, 'id') && hasOnly(entry, fields);
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
