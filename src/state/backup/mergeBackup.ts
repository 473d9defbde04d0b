import type { SongId } from '../../catalogue';
import type { ReadingSettings } from '../reading';
import type { SavedState } from '../savedState';
import type { Backup } from './backup';

/** What taking over a backup would come to. */
export interface BackupMerge {
  readonly merged: SavedState;
  /** The songs that become favorites, are transposed from as written, and are given a first scroll speed. */
  readonly additions: Readonly<Record<'favorites' | 'transpositions' | 'speeds', readonly SongId[]>>;
  /** The songs that have another transposition or speed now, and the reading settings that take another value. */
  readonly changes: Readonly<Record<'transpositions' | 'speeds', readonly SongId[]>> & {
    readonly settings: readonly (keyof ReadingSettings)[];
  };
}

type Table = Readonly<Partial<Record<SongId, number>>>;

/** Adds a backup to the current choices: where both speak the backup counts, and where it is silent nothing is taken away. */
export function mergeBackup(current: SavedState, backup: Backup): BackupMerge {
  const { speeds = {}, ...settings } = backup.reading;
  const moved = difference(current.transpositions, backup.transpositions);
  const paced = difference(current.reading.speeds, speeds);
  const reading = { ...current.reading, ...settings };
  return {
    merged: {
      favorites: { ...current.favorites, ...backup.favorites },
      transpositions: { ...current.transpositions, ...backup.transpositions },
      reading: { ...reading, speeds: { ...current.reading.speeds, ...speeds } },
    },
    additions: {
      favorites: difference(current.favorites, backup.favorites).added,
      transpositions: moved.added,
      speeds: paced.added,
    },
    changes: {
      transpositions: moved.changed,
      speeds: paced.changed,
      settings: (Object.keys(settings) as (keyof ReadingSettings)[]).filter(
        (setting) => reading[setting] !== current.reading[setting],
      ),
    },
  };
}

/** The songs of which the backup says something new, by whether anything but 0 was known of them. */
function difference(current: Table, backup: Table) {
  const ids = Object.keys(backup).map(Number) as SongId[];
  const differing = ids.filter((id) => backup[id] !== (current[id] ?? 0));
  return {
    added: differing.filter((id) => !current[id]),
    changed: differing.filter((id) => current[id]),
  };
}
