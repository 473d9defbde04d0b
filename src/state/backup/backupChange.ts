import { patchBetween, patched, type MergePatch } from '../mergePatch';
import type { SavedChange } from '../savedState';
import type { Keyed } from '../shape';
import type { SetEntry, SongSet, SongSets } from '../sets/setsSlice';
import type { SavedState } from '../slices';
import type { Backup } from './parseBackup';

/** The change that imports a backup. It restores set entries exactly: one without a capo loses a current one. */
export const backupChange = (backup: Backup): SavedChange & { readonly sets: MergePatch<SongSets> } => ({
  ...backup,
  sets: mapped(backup.sets, (set: SongSet) => ({ ...set, entries: mapped(set.entries, wholly) })),
});

const wholly = (entry: SetEntry): MergePatch<SetEntry> =>
  'heading' in entry ? entry : { ...entry, capo: entry.capo ?? null };

const mapped = <Value, Result>(values: Keyed<Value>, change: (value: Value) => Result) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));

/** The part of that change that differs from the current choices. The backup wins where both have a value. */
export const previewBackup = (current: SavedState, backup: Backup): SavedChange =>
  patchBetween(current, patched(current, backupChange(backup)));
