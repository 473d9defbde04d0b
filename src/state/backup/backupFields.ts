import type { SongId } from '../../catalogue';
import type { KnownChords } from '../settings/knownChordsSlice';
import { isEmpty, patchBetween } from '../mergePatch';
import {
  declarationOf,
  PER_SONG_NAMES,
  PER_SONG_SETTINGS,
  type PerSongSetting,
} from '../settings/perSongSettings';
import { readerSettingsShape, type ReaderSettings } from '../settings/readerSettings';
import { hasShape, isId, isRecord, keyedOf, readablePart } from '../shape';
import { SLICES } from '../slices';
import { songSetShape, type SongSets } from '../sets/songSets';

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
export type BackupEntry = { readonly id: SongId; readonly favorite?: true } & {
  readonly [Name in PerSongSetting as (typeof PER_SONG_SETTINGS)[Name]['field']]?: number;
};

/** The check of a field, and the version that introduced it. */
interface Field {
  readonly since: number;
  readonly isValid: (value: unknown, version: number) => boolean;
}
type Fields = Readonly<Record<string, Field>>;

const perSongField = (name: PerSongSetting): readonly [string, Field] => {
  const { shape, field, since, default: usual } = declarationOf(name);
  return [field, { since, isValid: (value) => hasShape(value, shape, 0) && value !== usual }];
};

const ENTRY_FIELDS: Fields = {
  id: { since: 1, isValid: (value) => isId(value, Infinity) },
  title: { since: 1, isValid: (value) => typeof value === 'string' },
  favorite: { since: 1, isValid: (value) => value === true },
  ...Object.fromEntries(PER_SONG_NAMES.map(perSongField)),
};

const FILE_FIELDS: Fields = {
  format: { since: 1, isValid: (value) => value === BACKUP_FORMAT },
  version: { since: 1, isValid: isVersion },
  songs: { since: 1, isValid: areEntries },
  // With a song count of 0, no song may have settings here: they are stored with the songs.
  reading: {
    since: 1,
    isValid: (value) => hasShape(value, readerSettingsShape, 0) && !Object.hasOwn(value, DEVICE_SETTING),
  },
  sets: { since: 2, isValid: isSets },
  knownChords: { since: 3, isValid: (value) => hasShape(value, SLICES.knownChords.shape, 0) },
};

/** The version that is written; any new field needs the next one. */
export const BACKUP_VERSION = Math.max(
  ...[FILE_FIELDS, ENTRY_FIELDS].flatMap((fields) => Object.values(fields).map(({ since }) => since)),
);

/** Whether a record is a valid backup file of its version, with all fields and no unknown ones. */
export function isBackupFile(file: Record<string, unknown>): file is Record<string, unknown> & BackupFile {
  const { version } = file;
  if (!isVersion(version)) return false;
  const isComplete = Object.entries(FILE_FIELDS).every(
    ([name, { since }]) => since > version || Object.hasOwn(file, name),
  );
  return isComplete && hasOnly(file, FILE_FIELDS, version);
}

function isVersion(value: unknown): value is number {
  return typeof value === 'number' && Number.isInteger(value) && value > 0;
}

/** Whether a value is a list of valid songs, each named once. */
function areEntries(value: unknown, version: number): boolean {
  const isEntry = (entry: unknown): entry is BackupEntry =>
    isRecord(entry) && Object.hasOwn(entry, 'id') && hasOnly(entry, ENTRY_FIELDS, version);
  return (
    Array.isArray(value) && value.every(isEntry) && new Set(value.map(({ id }) => id)).size === value.length
  );
}

/** Whether a value is valid sets without unknown fields. */
function isSets(value: unknown): value is SongSets {
  return (
    hasShape(value, setsShape, Infinity) &&
    isEmpty(patchBetween(value, readablePart(value, setsShape, Infinity) ?? {}))
  );
}

/** Whether a record has only known fields with valid values, so that an import ignores nothing. */
function hasOnly(record: Record<string, unknown>, fields: Fields, version: number): boolean {
  return Object.entries(record).every(([name, value]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return field !== undefined && field.since <= version && field.isValid(value, version);
  });
}
