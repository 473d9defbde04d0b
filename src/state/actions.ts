import { isAction } from '@reduxjs/toolkit';
import {
  backupImported,
  importUndone,
  SAVED_STATE_INVERSES,
  savedStateLoaded,
  savedStateSynced,
  stateReplaced,
} from './savedState';
import { SLICES, type RootState } from './slices';

const SAVED_STATE_CREATORS = {
  backupImported,
  importUndone,
  savedStateLoaded,
  savedStateSynced,
  stateReplaced,
};

type Slices = typeof SLICES;
type ActionOf<Creators> = ReturnType<Extract<Creators[keyof Creators], (...args: never[]) => unknown>>;

/** Any action of the songbook; every state change is caused by one. */
export type SongbookAction =
  | { [Name in keyof Slices]: ActionOf<Slices[Name]['slice']['actions']> }[keyof Slices]
  | ActionOf<typeof SAVED_STATE_CREATORS>;

type Inverses =
  | { [Name in keyof Slices]: keyof Slices[Name]['inverses'] }[keyof Slices]
  | keyof typeof SAVED_STATE_INVERSES;

/** The actions that can be undone. */
export type UndoableAction = Extract<SongbookAction, { readonly type: `${string}/${Inverses}` }>;

type Creator = ((...args: never[]) => SongbookAction) & { readonly type: string };

/** An action type's slice (null if it spans several), its creator and the function that makes its inverse. */
interface KnownAction {
  readonly slice: keyof Slices | null;
  readonly creator: Creator;
  readonly invert: ((before: unknown, payload: unknown) => unknown) | undefined;
}

const known = (slice: keyof Slices | null, creators: object, inverses: object) =>
  Object.entries(creators as Readonly<Record<string, Creator>>).map(([name, creator]) => {
    const invert = (inverses as Readonly<Record<string, KnownAction['invert']>>)[name];
    return [creator.type, { slice, creator, invert }] as const;
  });

const ACTIONS: ReadonlyMap<string, KnownAction> = new Map([
  ...Object.values(SLICES).flatMap(({ slice, inverses }) => known(slice.name, slice.actions, inverses)),
  ...known(null, SAVED_STATE_CREATORS, SAVED_STATE_INVERSES),
]);

/** The action creators by action type. */
export const actionCreators = (): Readonly<Record<string, Creator>> =>
  Object.fromEntries([...ACTIONS].map(([type, { creator }]) => [type, creator]));

/** Whether a dispatched value is a songbook action. */
export function isSongbookAction(action: unknown): action is SongbookAction {
  return isAction(action) && ACTIONS.has(action.type);
}

/** The slice that an action belongs to; null if it spans several. */
export const sliceOf = ({ type }: SongbookAction): keyof RootState | null => ACTIONS.get(type)!.slice;

/** The action that restores the choices from before an action; null if nothing worth restoring is lost. */
export function inverseOf(before: RootState, action: SongbookAction): SongbookAction | null {
  const { slice, invert } = ACTIONS.get(action.type)!;
  const inverse = invert?.(slice === null ? before : before[slice], action.payload) ?? null;
  return inverse as SongbookAction | null;
}

/** An action without `meta`, as it is logged. */
export function withoutMeta<Action extends SongbookAction>(action: Action): Action {
  const { meta: _, ...kept }: Action & { readonly meta?: unknown } = action;
  return kept as Action;
}
