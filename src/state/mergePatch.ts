import { isRecord } from './shape';

/** A JSON merge patch (RFC 7396): fields to set in an object; null removes an optional field. */
export type MergePatch<Target> = {
  readonly [Field in keyof Target]?:
    | (Exclude<Target[Field], undefined> extends object
        ? MergePatch<Exclude<Target[Field], undefined>>
        : Exclude<Target[Field], undefined>)
    | (undefined extends Target[Field] ? null : never);
};

type Fields = Readonly<Record<string, unknown>>;

/** A copy of an object with a patch applied. */
export function patched<Target extends object>(target: Target, patch: MergePatch<Target>): Target {
  const fields = target as Fields;
  const set = Object.entries(patch as Fields).map(([name, value]) => [
    name,
    isRecord(value) ? patched(isRecord(fields[name]) ? fields[name] : {}, value) : value,
  ]);
  const merged = { ...fields, ...(Object.fromEntries(set) as Fields) };
  return Object.fromEntries(Object.entries(merged).filter(([, value]) => value !== null)) as Target;
}

/** The patch that turns one object into another; empty if they are equal. */
export function patchBetween<Target extends object>(before: Target, after: Target): MergePatch<Target> {
  const [from, to] = [before as Fields, after as Fields];
  const changed = Object.keys({ ...from, ...to })
    .filter((name) => from[name] !== to[name])
    .map((name) => [name, valueBetween(from[name], to[name])] as const)
    .filter(([, value]) => !isRecord(value) || !isEmpty(value));
  return Object.fromEntries(changed) as MergePatch<Target>;
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
