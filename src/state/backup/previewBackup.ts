import type { SongId } from '../../catalogue';
import type { SettingValues } from '../readerSettings';
import type { Table } from '../shape';
import type { SavedState } from '../slices';
import type { Backup, DEVICE_SETTING } from './backupFile';

/** What importing a backup would change; nothing where every list is empty. */
export interface BackupPreview {
  /** The songs that become favorites, are transposed from as written, and are given a first scroll speed. */
  readonly additions: Readonly<Record<'favorites' | 'transpositions' | 'speeds', readonly SongId[]>>;
  /** The songs that have another transposition or speed now, and the reader settings that take another value. */
  readonly changes: Readonly<Record<'transpositions' | 'speeds', readonly SongId[]>> & {
    readonly settings: readonly Exclude<keyof SettingValues, typeof DEVICE_SETTING>[];
  };
}

/** Says what a backup adds to the current choices: where both speak the backup counts, and nothing is taken away. */
export function previewBackup(current: SavedState, backup: Backup): BackupPreview {
  const { speeds = {}, ...settings } = backup.readerSettings;
  const moved = addedAndChanged(current.transpositions, backup.transpositions);
  const paced = addedAndChanged(current.readerSettings.speeds, speeds);
  const names = Object.keys(settings) as BackupPreview['changes']['settings'];
  return {
    additions: {
      favorites: addedAndChanged(current.favorites, backup.favorites).added,
      transpositions: moved.added,
      speeds: paced.added,
    },
    changes: {
      transpositions: moved.changed,
      speeds: paced.changed,
      settings: names.filter((name) => settings[name] !== current.readerSettings[name]),
    },
  };
}

/** The songs of which the backup says something new, by whether anything but 0 was known of them. */
function addedAndChanged(current: Table<number>, backup: Table<number>) {
  const ids = Object.keys(backup).map(Number) as SongId[];
  const differing = ids.filter((id) => backup[id] !== (current[id] ?? 0));
  return {
    added: differing.filter((id) => !current[id]),
    changed: differing.filter((id) => current[id]),
  };
}
