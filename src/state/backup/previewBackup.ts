import type { SongId } from '../../catalogue';
import { patchBetween, patched } from '../mergePatch';
import { declarationOf, PER_SONG_NAMES, type PerSongSetting } from '../settings/perSongSettings';
import type { SettingValues } from '../settings/readerSettings';
import type { Table } from '../shape';
import { fromNames, idsIn, namesOf } from '../objects';
import type { SavedState } from '../slices';
import type { SetId } from '../sets/songSets';
import { backupChange } from './backupChange';
import type { DEVICE_SETTING } from './backupFields';
import { splitSettings, type Backup } from './backupFile';

/** The changes that importing a backup would make; none if every list is empty. */
export interface BackupPreview {
  /** New favorites, per-song settings of songs without one, sets and known chords. */
  readonly additions: Readonly<Record<'favorites' | PerSongSetting, readonly SongId[]>> & {
    readonly sets: readonly SetId[];
    /** The chord names as written. */
    readonly knownChords: readonly string[];
  };
  /** Values that replace current ones, of songs, sets and reader settings. */
  readonly changes: Readonly<Record<PerSongSetting, readonly SongId[]>> & {
    readonly sets: readonly SetId[];
    readonly settings: readonly Exclude<keyof SettingValues, typeof DEVICE_SETTING>[];
  };
}

/** Compares a backup with the current choices. The backup wins where both have a value; nothing is removed. */
export function previewBackup(current: SavedState, backup: Backup): BackupPreview {
  const { perSong, settings } = splitSettings(backup);
  const { perSong: before } = splitSettings(current);
  const numbers = fromNames(PER_SONG_NAMES, (name) =>
    addedAndChanged(before[name], perSong[name], declarationOf(name).default),
  );
  const { sets } = backupChange(backup);
  const setIds = Object.keys(patchBetween(current.sets, patched(current.sets, sets)));
  return {
    additions: {
      favorites: addedAndChanged(current.favorites, backup.favorites, 0).added,
      ...fromNames(PER_SONG_NAMES, (name) => numbers[name].added),
      sets: setIds.filter((id) => !(id in current.sets)),
      knownChords: Object.entries(backup.knownChords).flatMap(([sound, name]) =>
        sound in current.knownChords ? [] : name,
      ),
    },
    changes: {
      ...fromNames(PER_SONG_NAMES, (name) => numbers[name].changed),
      sets: setIds.filter((id) => id in current.sets),
      settings: namesOf(settings).filter((name) => settings[name] !== current.readerSettings[name]),
    },
  };
}

/** The songs with a new value in the backup: added if the current value is missing or `usual`, else changed. */
function addedAndChanged(current: Table<number>, backup: Table<number>, usual?: number) {
  const known = (id: SongId): number | undefined => current[id] ?? usual;
  const differing = idsIn(backup).filter((id) => backup[id] !== known(id));
  return {
    added: differing.filter((id) => known(id) === usual),
    changed: differing.filter((id) => known(id) !== usual),
  };
}
