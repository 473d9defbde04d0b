import type { SongId } from '../../catalogue';
import type { KnownChords } from '../knownChordsSlice';
import { isEmpty, patchBetween } from '../mergePatch';
import { fretShape } from '../playedCaposSlice';
import { readerSettingsShape, SONG_SETTING_SHAPES, type ReaderSettings } from '../readerSettings';
import { hasShape, isId, isRecord, keyedOf, readablePart } from '../shape';
import { SLICES } from '../slices';
import { songSetShape, type SongSets } from '../songSets';
import { transposeShape } from '../transpositionsSlice';

/** What a backup file calls itself. */
export const BACKUP_FORMAT = 'songbook-backup';

/** The one reader setting that is no choice and stays with its device. */
export const DEVICE_SETTING = 'toldOfCleaning';

/** The sets of a backup file. */
export const setsShape = keyedOf(songSetShape);

/** What a backup file holds; what is missing is unknown to its version. */
export interface BackupFile {
  readonly songs: readonly BackupEntry[];
  readonly sets?: SongSets;
  readonly knownChords?: KnownChords;
  readonly reading: Partial<ReaderSettings>;
}

/** What it holds of a song. */
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

/** What a file says of a song, by the version from which on it does. */
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

/** Whether a value is sets, with nothing in them that is unheard of. */
const isSets = (value: unknown): value is SongSets =>
  hasShape(value, setsShape, Infinity) &&
  isEmpty(patchBetween(value, readablePart(value, setsShape, Infinity) as SongSets));

/** What a file holds besides songs, by the version from which on it does. */
const FILE_FIELDS: readonly Fields[] = [
  {
    format: (value) => value === BACKUP_FORMAT,
    version: isVersion,
    // What is set for single songs stands with them.
    reading: (value) => hasShape(value, readerSettingsShape, 0) && !Object.hasOwn(value, DEVICE_SETTING),
  },
  { sets: isSets },
  { knownChords: (value) => hasShape(value, SLICES.knownChords.shape, 0) },
];

/** The version that is written; whatever a backup comes to hold besides needs the next. */
export const BACKUP_VERSION = ENTRY_FIELDS.length;

const upTo = (version: number, fields: readonly Fields[]): Fields =>
  Object.assign({}, ...fields.slice(0, version)) as Fields;

/** Whether a record is a backup file of its version, with right values of known fields and nothing else. */
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

/** Whether a record has nothing but right values of known fields, so that nothing in it is passed over. */
function hasOnly(record: Record<string, unknown>, fields: Fields): boolean {
  return Object.entries(record).every(
    ([name, value]) => Object.hasOwn(fields, name) && fields[name]?.(value),
  );
}
