import { isAction } from '@reduxjs/toolkit';
import { savedState } from './savedState';
import { SLICES } from './slices';

type Slices = typeof SLICES;
type ActionOf<Creators> = ReturnType<Extract<Creators[keyof Creators], (...args: never[]) => unknown>>;

/** Any action of the songbook; every state change is caused by one. */
export type SongbookAction =
  | { [Name in keyof Slices]: ActionOf<Slices[Name]['slice']['actions']> }[keyof Slices]
  | ActionOf<typeof savedState.actions>;

type Creator = ((...args: never[]) => SongbookAction) & { readonly type: string };

const CREATORS = [...Object.values(SLICES).map(({ slice }) => slice), savedState].flatMap(({ actions }) =>
  Object.values<Creator>(actions),
);

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
