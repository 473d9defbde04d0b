import type { SongId } from '../../catalogue';
import type { ReadProblem } from '../addressFragment';
import { isEmpty, patchBetween } from '../mergePatch';
import { fromNames, parseJson } from '../objects';
import {
  PER_SONG_NAMES,
  PER_SONG_SHAPES,
  type PerSongSetting,
  type PerSongValue,
} from '../settings/perSongSettings';
import { SETTING_SHAPES, type ReaderSettings, type SettingValues } from '../settings/readerSettings';
import {
  hasShape,
  isId,
  isRecord,
  oneOf,
  readablePart,
  someOf,
  songIdShape,
  textShape,
  wholeBetween,
  type Shape,
  type Table,
} from '../shape';
import { SLICES, type SavedState } from '../slices';

export const BACKUP_FORMAT = 'songbook-backup';

/** The content of a backup file; a missing field is unknown to its version. */
interface BackupFile {
  readonly songs: readonly BackupEntry[];
  readonly sets?: SavedState['sets'];
  readonly knownChords?: SavedState['knownChords'];
  readonly reading: Partial<ReaderSettings>;
}

/** The field of a song for each of its settings, and the version that introduced it. */
export const SETTING_FIELDS = {
  transpositions: { field: 'semitones', since: 1, default: 0 },
  capos: { field: 'capo', since: 2 },
  speeds: { field: 'linesPerMinute', since: 1 },
  tempos: { field: 'beatsPerMinute', since: 3 },
  bars: { field: 'beatsInBar', since: 4 },
  notes: { field: 'note', since: 5 },
} as const satisfies Readonly<Record<PerSongSetting, object>>;

type BackupEntry = { readonly id: SongId; readonly favorite?: true } & {
  readonly [Name in PerSongSetting as (typeof SETTING_FIELDS)[Name]['field']]?: PerSongValue<Name>;
};

/** A field of the file: its shape, the value that is never written, and the version that introduced it. */
interface Field {
  readonly shape: Shape<unknown>;
  readonly default?: unknown;
  readonly since: number;
}
type Fields = Readonly<Record<string, Field>>;

export const ENTRY_FIELDS: Fields = {
  id: { shape: songIdShape, since: 1 },
  title: { shape: textShape, since: 1 },
  favorite: { shape: oneOf(true), since: 1 },
  ...Object.fromEntries(
    PER_SONG_NAMES.map((name) => {
      const { field, ...rest } = SETTING_FIELDS[name];
      return [field, { shape: PER_SONG_SHAPES[name], ...rest }];
    }),
  ),
};

/** Leaves out the settings that belong to the device: no backup has them. */
export const withoutDeviceSettings = <Settings extends { [Name in keyof SettingValues]?: unknown }>({
  toldOfCleaning: _cleaning,
  toldOfBook: _book,
  toldOfVoice: _voice,
  ...others
}: Settings) => others;

const versionShape = wholeBetween(1, Infinity);

/** The fields of a file beside its songs. */
const FILE_FIELDS: Fields = {
  format: { shape: textShape, since: 1 },
  version: { shape: versionShape, since: 1 },
  reading: { shape: someOf(withoutDeviceSettings(SETTING_SHAPES)), since: 1 },
  sets: { shape: SLICES.sets.shape, since: 2 },
  knownChords: { shape: SLICES.knownChords.shape, since: 3 },
};

/** The version that is written; any new field needs the next one. */
export const BACKUP_VERSION = Math.max(
  ...Object.values({ ...FILE_FIELDS, ...ENTRY_FIELDS }).map(({ since }) => since),
);

/** The choices in a backup; defaults are left out. */
export interface Backup extends Pick<SavedState, 'favorites' | 'transpositions' | 'sets' | 'knownChords'> {
  readonly readerSettings: Partial<ReaderSettings>;
}

/** Why a backup cannot be read; `malformed`: data is missing, invalid, duplicate or unknown, `unknownSong`: a song is. */
export type BackupProblem = ReadProblem | 'notJson' | 'unknownSong';

/** The maximum size of a backup: bytes of a file, UTF-16 units of a text. A file never has fewer bytes than units. */
export const BACKUP_LIMIT = 4 * 1024 * 1024;

/** Parses a backup file, or returns the problem. */
export function parseBackup(text: string, songCount: number): Backup | BackupProblem {
  if (text.length > BACKUP_LIMIT) return 'tooLarge';
  const file = parseJson(text.replace(/^\uFEFF/, ''));
  if (file === undefined) return 'notJson';
  if (!isRecord(file) || file['format'] !== BACKUP_FORMAT) return 'foreign';
  const { version } = file;
  if (!hasShape(version, versionShape, 0)) return 'malformed';
  if (version > BACKUP_VERSION) return 'newerVersion';
  if (!isBackupFile(file, version)) return 'malformed';
  const { songs, sets = {}, knownChords = {}, reading } = file;
  if (!songs.every(({ id }) => isId(id, songCount)) || !hasShape(sets, SLICES.sets.shape, songCount))
    return 'unknownSong';
  const { transpositions, ...songSettings } = fromNames(PER_SONG_NAMES, (name) =>
    tableOf(songs, (entry) => entry[SETTING_FIELDS[name].field]),
  ) as { readonly [Name in PerSongSetting]: Table<PerSongValue<Name>> };
  return {
    favorites: tableOf(songs, ({ favorite }) => favorite && 1),
    transpositions,
    sets,
    knownChords,
    readerSettings: { ...reading, ...songSettings },
  };
}

/** Whether a record is a valid file of its version, with all fields and no unknown ones. */
function isBackupFile(
  file: Record<string, unknown>,
  version: number,
): file is Record<string, unknown> & BackupFile {
  const { songs, ...others } = file;
  const { sets = {} } = others;
  return (
    Object.entries(FILE_FIELDS).every(([name, { since }]) => since > version || Object.hasOwn(file, name)) &&
    hasOnly(others, FILE_FIELDS, version) &&
    isEmpty(patchBetween({ sets }, { sets: readablePart(sets, SLICES.sets.shape, Infinity) })) &&
    areEntries(songs, version)
  );
}

/** Whether a value is a list of valid songs, each named once. */
function areEntries(value: unknown, version: number): boolean {
  const isEntry = (entry: unknown): entry is BackupEntry =>
    isRecord(entry) && Object.hasOwn(entry, 'id') && hasOnly(entry, ENTRY_FIELDS, version);
  return (
    Array.isArray(value) && value.every(isEntry) && new Set(value.map(({ id }) => id)).size === value.length
  );
}

/** Whether a record has only known fields with valid values, so that an import ignores nothing. */
function hasOnly(record: Record<string, unknown>, fields: Fields, version: number): boolean {
  return Object.entries(record).every(([name, value]) => {
    const field = Object.hasOwn(fields, name) ? fields[name] : undefined;
    return (
      field !== undefined &&
      field.since <= version &&
      value !== field.default &&
      hasShape(value, field.shape, Infinity)
    );
  });
}

function tableOf<Value>(songs: readonly BackupEntry[], valueOf: (entry: BackupEntry) => Value | undefined) {
  const entries = songs.flatMap((entry) => {
    const value = valueOf(entry);
    return value === undefined ? [] : [[entry.id, value] as const];
  });
  return Object.fromEntries(entries);
}
