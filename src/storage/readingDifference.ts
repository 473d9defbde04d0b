import type { ReaderSettings } from '../state';

/** What to set on top of `before` to have `after`; a speed that is gone is undefined. */
export function difference(before: ReaderSettings, after: ReaderSettings): Partial<ReaderSettings> {
  const speeds = changedEntries(before.speeds, after.speeds);
  const { speeds: _, ...settings } = changedEntries(before, after);
  return isEmpty(speeds) ? settings : { ...settings, speeds };
}

/** A reading with a difference set on top of it. */
export function applied(
  reading: ReaderSettings,
  { speeds, ...settings }: Partial<ReaderSettings>,
): ReaderSettings {
  const known = Object.entries({ ...reading.speeds, ...speeds }).filter(([, speed]) => speed !== undefined);
  return { ...reading, ...settings, speeds: Object.fromEntries(known) };
}

/** Whether there is no difference. */
export const isEmpty = (record: object): boolean => Object.keys(record).length === 0;

function changedEntries<Table extends object>(before: Table, after: Table): Partial<Table> {
  const keys = Object.keys({ ...before, ...after }) as (keyof Table)[];
  const changed = keys.filter((key) => before[key] !== after[key]);
  return Object.fromEntries(changed.map((key) => [key, after[key]])) as Partial<Table>;
}
