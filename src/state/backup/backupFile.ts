import type { SongId } from '../../catalogue';
import {
  declarationOf,
  PER_SONG_NAMES,
  PER_SONG_SETTINGS,
  type PerSongSettings,
} from '../settings/perSongSettings';
import { DEFAULT_READER_SETTINGS, type ReaderSettings } from '../settings/readerSettings';
import { hasShape, isId, isRecord, parseJson, type Table } from '../shape';
import { fromNames, idsIn, namesOf, picked } from '../objects';
import type { SavedState } from '../slices';
import {
  BACKUP_FORMAT,
  BACKUP_VERSION,
  DEVICE_SETTING,
  isBackupFile,
  setsShape,
  type BackupEntry,
} from './backupFields';

/** The choices in a backup; defaults are left out. */
export interface Backup extends Pick<SavedState, 'favorites' | 'transpositions' | 'sets' | 'knownChords'> {
  readonly readerSettings: Partial<ReaderSettings>;
}

/** Why a backup cannot be read. */
export type BackupProblem =
  | 'tooLarge'
  | 'notJson'
  /** Not a backup of the songbook. */
  | 'foreign'
  /** A backup that a newer version of the songbook wrote. */
  | 'newerVersion'
  /** A backup with missing, invalid, duplicate or unknown data. */
  | 'malformed'
  /** A backup with a song that is not in the catalogue. */
  | 'unknownSong';

/** The maximum size of a backup: bytes of a file, UTF-16 units of a text. A file never has fewer bytes than units. */
export const BACKUP_LIMIT = 4 * 1024 * 1024;

/** Formats a backup file: JSON with one line per song and per set. Song titles are for human readers only. */
export function formatBackup(saved: Backup, titleOf: (id: SongId) => string): string {
  const { favorites, sets, knownChords } = saved;
  const { perSong, settings } = splitSettings(saved);
  const tables: readonly Table<number>[] = [favorites, ...Object.values(perSong)];
  const all = tables.reduce((songs, table) => ({ ...songs, ...table }));
  // JSON omits undefined fields.
  const songs = idsIn(all)
    .map((id) => ({
      id,
      title: titleOf(id),
      favorite: favorites[id] === 1 ? true : undefined,
      ...Object.fromEntries(
        PER_SONG_NAMES.map((name) => {
          const { field, default: usual } = declarationOf(name);
          return [field, perSong[name][id] === usual ? undefined : perSong[name][id]];
        }),
      ),
    }))
    .filter(({ id: _, title: __, ...choices }) =>
      Object.values(choices).some((choice) => choice !== undefined),
    );
  const chosen = namesOf(settings).filter((name) => settings[name] !== DEFAULT_READER_SETTINGS[name]);
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
  "reading": ${formatOnOneLine(picked(settings, chosen))}
}
`;
}

/** The lines of a list in the file; empty if there are none. */
const linesOf = (lines: readonly string[]): string =>
  lines.map((line) => `\n    ${line}`).join(',') + (lines.length > 0 ? '\n  ' : '');

/** JSON on one line with spaces between its parts; line breaks in strings stay escaped as `\n`. */
function formatOnOneLine(value: unknown): string {
  return JSON.stringify(value, null, 1).replaceAll(/\n */g, ' ');
}

/** Parses a backup file, or returns the problem. */
export function parseBackup(text: string, songCount: number): Backup | BackupProblem {
  if (text.length > BACKUP_LIMIT) return 'tooLarge';
  const file = parseJson(text.replace(/^\uFEFF/, ''));
  if (file === undefined) return 'notJson';
  if (!isRecord(file) || file['format'] !== BACKUP_FORMAT) return 'foreign';
  const { version } = file;
  if (typeof version === 'number' && Number.isInteger(version) && version > BACKUP_VERSION)
    return 'newerVersion';
  if (!isBackupFile(file)) return 'malformed';
  const { songs, sets = {}, knownChords = {}, reading } = file;
  if (!songs.every(({ id }) => isId(id, songCount)) || !hasShape(sets, setsShape, songCount))
    return 'unknownSong';
  const { transpositions, ...songSettings } = fromNames(PER_SONG_NAMES, (name) =>
    tableOf(songs, (entry) => entry[PER_SONG_SETTINGS[name].field]),
  );
  return {
    favorites: tableOf(songs, ({ favorite }) => favorite && 1),
    transpositions,
    sets,
    knownChords,
    readerSettings: { ...reading, ...songSettings },
  };
}

/** The per-song settings of a backup, and its reader settings for all songs. */
export function splitSettings({
  transpositions,
  readerSettings,
}: Pick<Backup, 'transpositions' | 'readerSettings'>) {
  const {
    speeds = {},
    tempos = {},
    bars = {},
    capos = {},
    [DEVICE_SETTING]: _,
    ...settings
  } = readerSettings;
  const perSong: PerSongSettings = { transpositions, capos, speeds, tempos, bars };
  return { perSong, settings };
}

function tableOf<Value>(
  songs: readonly BackupEntry[],
  valueOf: (entry: BackupEntry) => Value | undefined,
): Table<Value> {
  const entries = songs.flatMap((entry) => {
    const value = valueOf(entry);
    return value === undefined ? [] : [[entry.id, value] as const];
  });
  return Object.fromEntries(entries);
}
