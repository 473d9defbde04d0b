import { isAction } from '@reduxjs/toolkit';
import {
  backupImported,
  importUndone,
  savedStateLoaded,
  savedStateSynced,
  stateReplaced,
} from './savedState';
import { SLICES } from './slices';

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

type Creator = ((...args: never[]) => SongbookAction) & { readonly type: string };

const CREATORS: readonly Creator[] = [
  ...Object.values(SLICES).flatMap(({ slice }) => Object.values<Creator>(slice.actions)),
  ...Object.values<Creator>(SAVED_STATE_CREATORS),
];

/** The action creators by action type. */
export const actionCreators: ReadonlyMap<string, Creator> = new Map(
  CREATORS.map((creator) => [creator.type, creator]),
);

/** Whether a dispatched value is a songbook action. */
export function isSongbookAction(action: unknown): action is SongbookAction {
  return isAction(action) && actionCreators.has(action.type);
}

/** An action without `meta`, as it is logged. */
export function withoutMeta<Action extends SongbookAction>(action: Action): Action {
  const { meta: _, ...kept }: Action & { readonly meta?: unknown } = action;
  return kept as Action;
}
