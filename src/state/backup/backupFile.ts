import type { SongId } from '../../catalogue';
import { DEFAULT_READER_SETTINGS, type ReaderSettings } from '../readerSettings';
import { isId, isRecord, parseJson, type Table } from '../shape';
import type { SavedState } from '../slices';
import { songsIn } from '../songsIn';
import {
  BACKUP_FORMAT,
  BACKUP_VERSION,
  DEVICE_SETTING,
  isBackupFile,
  setsShape,
  type BackupEntry,
} from './backupFields';

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

/** Writes a backup file: JSON with a line for each song, whose title stands there for the eye only, and for each set. */
export function formatBackup(saved: Backup, titleOf: (id: SongId) => string): string {
  const { favorites, transpositions, playedCapos, sets, knownChords, readerSettings } = saved;
  const { speeds = {}, tempos = {}, bars = {}, ...settings } = readerSettings;
  const tables = [favorites, transpositions, playedCapos, speeds, tempos, bars];
  const ids = Object.keys(Object.assign({}, ...tables) as Table<number>).map(Number) as SongId[];
  // JSON leaves out what is undefined.
  const songs = ids
    .map((id) => ({
      id,
      title: titleOf(id),
      favorite: favorites[id] === 1 ? true : undefined,
      semitones: transpositions[id] === 0 ? undefined : transpositions[id],
      capo: playedCapos[id],
      linesPerMinute: speeds[id],
      beatsPerMinute: tempos[id],
      beatsInBar: bars[id],
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
    readerSettings: {
      ...reading,
      speeds: tableOf(songs, ({ linesPerMinute }) => linesPerMinute),
      tempos: tableOf(songs, ({ beatsPerMinute }) => beatsPerMinute),
      bars: tableOf(songs, ({ beatsInBar }) => beatsInBar),
    },
  };
}

function tableOf<Value>(
  songs: readonly BackupEntry[],
  valueOf: (entry: BackupEntry) => Value | undefined,
): Table<Value> {
  const said = songs.filter((entry) => valueOf(entry) !== undefined);
  return Object.fromEntries(said.map((entry) => [entry.id, valueOf(entry)]));
}
