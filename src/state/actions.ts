import type { SongId } from '../catalogue';
import type { ActionDeclaration } from './declareSlice';
import {
  backupImported,
  importUndone,
  SAVED_STATE_ACTIONS,
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

/** Everything that can happen: each change of the state is one of these. */
export type SongbookAction =
  | { [Name in keyof Slices]: ActionOf<Slices[Name]['slice']['actions']> }[keyof Slices]
  | ActionOf<typeof SAVED_STATE_CREATORS>;

type Creator = (...args: never[]) => SongbookAction;

/** What makes each action, by its name. */
export const ACTION_CREATORS = Object.fromEntries<Creator>([
  ...Object.entries(SAVED_STATE_CREATORS),
  ...Object.values(SLICES).flatMap(({ slice }) =>
    Object.entries(slice.actions as Readonly<Record<string, Creator>>),
  ),
]);

type Declaration = ActionDeclaration<unknown, unknown>;

/** What is said of every action, by its type; what is taken back is taken back in the whole state. */
export const ACTIONS: ReadonlyMap<string, Declaration> = new Map([
  ...Object.entries(SLICES).flatMap(([name, { slice, actions }]) =>
    Object.entries(actions as Readonly<Record<string, Declaration>>).map(([action, declaration]) => {
      const { invert } = declaration;
      const type = `${slice.name}/${action}`;
      if (!invert) return [type, declaration] as const;
      const inState: Declaration['invert'] = (before, payload) =>
        invert((before as RootState)[name as keyof RootState], payload);
      return [type, { ...declaration, invert: inState }] as const;
    }),
  ),
  ...(Object.entries(SAVED_STATE_ACTIONS) as [string, Declaration][]),
]);

/** Whether something dispatched is one of the songbook's own actions. */
export function isSongbookAction(action: unknown): action is SongbookAction {
  const type = (action as { type?: unknown } | null)?.type;
  return typeof type === 'string' && ACTIONS.has(type);
}

/** An action as a sentence for a developer. */
export function describeAction(action: SongbookAction, titleOf: (id: SongId) => string): string {
  return ACTIONS.get(action.type)!.describe(action.payload, (id) => `«${titleOf(id)}» (${id})`);
}

/** The action that brings back the choices as they were before another; null where nothing is lost that a visitor may miss. */
export function inverseOf(before: RootState, action: SongbookAction): SongbookAction | null {
  const inverse = ACTIONS.get(action.type)!.invert?.(before, action.payload) ?? null;
  return inverse as SongbookAction | null;
}

/** An action as it is logged: without `meta`. */
export function withoutMeta<Action extends SongbookAction>(action: Action): Action {
  const { meta: _, ...kept }: Action & { readonly meta?: unknown } = action;
  return kept as Action;
}
