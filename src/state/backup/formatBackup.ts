import type { SongId } from '../../catalogue';
import { DEFAULT_READER_SETTINGS } from '../readerSettings';
import { BACKUP_FORMAT, BACKUP_VERSION, DEVICE_SETTING, type Backup } from './backup';

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
      semitones: transpositions[id] || undefined,
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
