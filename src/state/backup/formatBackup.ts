import type { SongId } from '../../catalogue';
import { idsIn, namesOf, picked } from '../objects';
import type { SavedChange } from '../savedState';
import { PER_SONG_NAMES } from '../settings/perSongSettings';
import { DEFAULT_READER_SETTINGS } from '../settings/readerSettings';
import type { Table } from '../shape';
import {
  BACKUP_FORMAT,
  BACKUP_VERSION,
  ENTRY_FIELDS,
  SETTING_FIELDS,
  withoutDeviceSettings,
  type Backup,
} from './parseBackup';

/** Formats a backup file: JSON with one line per song and per set. Song titles are for human readers only. */
export function formatBackup(saved: Backup, titleOf: (id: SongId) => string): string {
  const { favorites, sets, knownChords } = saved;
  const { perSong, settings } = splitSettings(saved);
  const tables: readonly Table<unknown>[] = [favorites, ...Object.values(perSong)];
  const all = tables.reduce((songs, table) => ({ ...songs, ...table }));
  // JSON omits undefined fields.
  const songs = idsIn(all)
    .map((id) => ({
      id,
      title: titleOf(id),
      favorite: favorites[id] === 1 ? true : undefined,
      ...Object.fromEntries(
        PER_SONG_NAMES.map((name) => {
          const { field } = SETTING_FIELDS[name];
          const value = perSong[name][id];
          return [field, value === ENTRY_FIELDS[field]?.default ? undefined : value];
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

/** The per-song settings among choices or their changes, and the reader settings for all songs. */
export function splitSettings({ transpositions = {}, readerSettings = {} }: SavedChange) {
  const { speeds = {}, tempos = {}, bars = {}, capos = {}, notes = {}, ...others } = readerSettings;
  return {
    perSong: { transpositions, capos, speeds, tempos, bars, notes },
    settings: withoutDeviceSettings(others),
  };
}
