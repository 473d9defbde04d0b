import type { SongId } from '../catalogue';
import { isRecord } from './shape';

/** A JSON merge patch (RFC 7396): fields to set in an object; null removes an optional field or an entry of a table. */
export type MergePatch<Target> = {
  readonly [Field in keyof Target]?:
    | (Exclude<Target[Field], undefined> extends object
        ? MergePatch<Exclude<Target[Field], undefined>>
        : Exclude<Target[Field], undefined>)
    | (undefined extends Target[Field] ? null : never)
    | (string extends Field ? null : SongId extends Field ? null : never);
};

type Fields = Readonly<Record<string, unknown>>;

/** A copy of an object with a patch applied. */
export function patched<Target extends object>(target: Target, patch: MergePatch<Target>): Target;
export function patched(target: Fields, patch: Fields): Fields {
  const set = Object.entries(patch).map(([name, value]) => {
    const before = target[name];
    return [name, isRecord(value) ? patched(isRecord(before) ? before : {}, value) : value] as const;
  });
  const merged = { ...target, ...Object.fromEntries(set) };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null));
}

/** The patch that turns one object into another; empty if they are equal. */
export function patchBetween<Target extends object>(before: Target, after: Target): MergePatch<Target>;
export function patchBetween(before: Fields, after: Fields): Fields {
  const changed = Object.keys({ ...before, ...after })
    .filter((name) => before[name] !== after[name])
    .map((name) => [name, valueBetween(before[name], after[name])] as const)
    .filter(([, value]) => !isRecord(value) || !isEmpty(value));
  return Object.fromEntries(changed);
}

const valueBetween = (before: unknown, after: unknown): unknown =>
  isRecord(before) && isRecord(after) ? patchBetween(before, after) : (after ?? null);

/** Whether a patch changes nothing. */
export const isEmpty = (patch: object): boolean => Object.keys(patch).length === 0;

/** Whether two patches set or remove the same field. */
export const overlap = (one: unknown, other: unknown): boolean =>
  isRecord(one) && isRecord(other)
    ? Object.keys(one).some((name) => Object.hasOwn(other, name) && overlap(one[name], other[name]))
    : true;
