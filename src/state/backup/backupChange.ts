import type { MergePatch } from '../mergePatch';
import type { SavedChange } from '../savedState';
import type { Keyed } from '../shape';
import type { SetEntry, SongSet, SongSets } from '../sets/songSets';
import type { Backup } from './backupFile';

/**
 * The change that importing a backup makes. It restores set entries exactly: one without a capo loses a current one.
 */
export const backupChange = (backup: Backup): SavedChange & { readonly sets: MergePatch<SongSets> } => ({
  ...backup,
  sets: mapped(backup.sets, (set: SongSet) => ({ ...set, entries: mapped(set.entries, wholly) })),
});

const wholly = (entry: SetEntry): MergePatch<SetEntry> =>
  'heading' in entry ? entry : { ...entry, capo: entry.capo ?? null };

const mapped = <Value, Result>(values: Keyed<Value>, change: (value: Value) => Result) =>
  Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value)]));
