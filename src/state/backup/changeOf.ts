import type { MergePatch } from '../mergePatch';
import type { SavedChange } from '../savedState';
import type { SetEntry, SongSet, SongSets } from '../songSets';
import type { Backup } from './backupFile';

/** What importing a backup changes: an entry of a set that it holds is as it was, and has no capo where it had none. */
export const changeOf = (backup: Backup): SavedChange & { readonly sets: MergePatch<SongSets> } => ({
  ...backup,
  sets: mapped(backup.sets, (set: SongSet) => ({ ...set, entries: mapped(set.entries, wholly) })),
});

const wholly = (entry: SetEntry): MergePatch<SetEntry> =>
  'heading' in entry ? entry : { ...entry, capo: entry.capo ?? null };

const mapped = <Value, Result>(
  values: Readonly<Partial<Record<string, Value>>>,
  change: (value: Value) => Result,
) => Object.fromEntries(Object.entries(values).map(([key, value]) => [key, change(value as Value)]));
