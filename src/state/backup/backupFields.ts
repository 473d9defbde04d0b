import type { SongId } from '../../catalogue';
import type { KnownChords } from '../knownChordsSlice';
import { isEmpty, patchBetween } from '../mergePatch';
import { fretShape } from '../playedCaposSlice';
import { readerSettingsShape, SONG_SETTING_SHAPES, type ReaderSettings } from '../readerSettings';
import { hasShape, isId, isRecord, keyedOf, readablePart } from '../shape';
import { SLICES } from '../slices';
import { songSetShape, type SongSets } from '../songSets';
import { transposeShape } from '../transpositionsSlice';

/** The `format` of a backup file. */
export const BACKUP_FORMAT = 'songbook-backup';

/** The only reader setting that belongs to the device; backups leave it out. */
export const DEVICE_SETTING = 'toldOfCleaning';

/** The shape of the sets in a backup file. */
export const setsShape = keyedOf(songSetShape);

/** The content of a backup file; a missing field is unknown to its version. */
export interface BackupFile {
  readonly songs: readonly BackupEntry[];
  readonly sets?: SongSets;
  readonly knownChords?: KnownChords;
  readonly reading: Partial<ReaderSettings>;
}

/** A song in a backup file. */
export interface BackupEntry {
  readonly id: SongId;
  readonly favorite?: true;
  readonly semitones?: number;
  readonly capo?: number;
  readonly linesPerMinute?: number;
  readonly beatsPerMinute?: number;
  readonly beatsInBar?: number;
}
type Fields = Readonly<Record<string, (value: unknown) => boolean>>;

/** The checks of a song's fields, by the version that introduced them. */
const ENTRY_FIELDS: readonly Fields[] = [
  {
    id: (value) => isId(value, Infinity),
    title: (value) => typeof value === 'string',
    favorite: (value) => value === true,
    semitones: (value) => hasShape(value, transposeShape, 0) && value !== 0,
    linesPerMinute: (value) => hasShape(value, SONG_SETTING_SHAPES.speeds, 0),
  },
  { capo: (value) => hasShape(value, fretShape, 0) },
  { beatsPerMinute: (value) => hasShape(value, SONG_SETTING_SHAPES.tempos, 0) },
  { beatsInBar: (value) => hasShape(value, SONG_SETTING_SHAPES.bars, 0) },
];

/** Whether a value is valid sets without unknown fields. */
const isSets = (value: unknown): value is SongSets =>
  hasShape(value, setsShape, Infinity) &&
  isEmpty(patchBetween(value, readablePart(value, setsShape, Infinity) as SongSets));

/** The checks of the other fields of a file, by the version that introduced them. */
const FILE_FIELDS: readonly Fields[] = [
  {
    format: (value) => value === BACKUP_FORMAT,
    version: isVersion,
    // With a song count of 0, no song may have settings here: they are stored with the songs.
    reading: (value) => hasShape(value, readerSettingsShape, 0) && !Object.hasOwn(value, DEVICE_SETTING),
  },
  { sets: isSets },
  { knownChords: (value) => hasShape(value, SLICES.knownChords.shape, 0) },
];

/** The version that is written; any new field needs the next one. */
export const BACKUP_VERSION = ENTRY_FIELDS.length;

const upTo = (version: number, fields: readonly Fields[]): Fields =>
  Object.assign({}, ...fields.slice(0, version)) as Fields;

/** Whether a record is a valid backup file of its version, with all fields and no unknown ones. */
export function isBackupFile(file: Record<string, unknown>): file is Record<string, unknown> & BackupFile {
  const { version } = file;
  if (!isVersion(version)) return false;
  const entryFields = upTo(version, ENTRY_FIELDS);
  const fields: Fields = {
    ...upTo(version, FILE_FIELDS),
    songs: (value) =>
      Array.isArray(value) &&
      value.every((entry) => isEntry(entry, entryFields)) &&
      new Set(value.map(({ id }) => id)).size === value.length,
  };
  return hasOnly(file, fields) && Object.keys(fields).every((name) => Object.hasOwn(file, name));
}

function isVersion(value: unknown): value is number {
  return Number.isInteger(value) && (value as number) > 0;
}

function isEntry(entry: unknown, fields: Fields): entry is BackupEntry {
  return isRecord(entry) && Object.hasOwn(entry, 'id') && hasOnly(entry, fields);
}

/** Whether a record has only known fields with valid values, so that an import ignores nothing. */
function hasOnly(record: Record<string, unknown>, fields: Fields): boolean {
  return Object.entries(record).every(
    ([name, value]) => Object.hasOwn(fields, name) && fields[name]?.(value),
  );
}
