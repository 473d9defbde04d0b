import type { SongId } from '../../catalogue';
import type { KnownChords } from '../knownChordsSlice';
import { isEmpty, patchBetween } from '../mergePatch';
import { fretShape } from '../playedCaposSlice';
import { readerSettingsShape, scrollSpeedShape, tempoShape, type ReaderSettings } from '../readerSettings';
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
const SECOND_ENTRY_FIELDS: Fields = { ...FIRST_ENTRY_FIELDS, capo: (value) => hasShape(value, fretShape, 0) };
const ENTRY_FIELDS: Fields = {
  ...SECOND_ENTRY_FIELDS,
  beatsPerMinute: (value) => hasShape(value, tempoShape, 0),
};

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
  // The speeds and tempos stand with the songs.
  reading: (value) => hasShape(value, readerSettingsShape, 0) && !Object.hasOwn(value, DEVICE_SETTING),
});

/** The fields of a file, by its version. */
const FILE_FIELDS: ReadonlyMap<unknown, Fields> = new Map([
  [1, fieldsOf(FIRST_ENTRY_FIELDS)],
  [2, { ...fieldsOf(SECOND_ENTRY_FIELDS), sets: isSets }],
  [
    3,
    {
      ...fieldsOf(ENTRY_FIELDS),
      sets: isSets,
      knownChords: (value) => hasShape(value, SLICES.knownChords.shape, 0),
    },
  ],
]);

/** Whether a record is a backup file of its version, with right values of known fields and nothing else. */
export function isBackupFile(file: Record<string, unknown>): file is Record<string, unknown> & BackupFile {
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
