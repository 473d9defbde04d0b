import { isAction } from '@reduxjs/toolkit';
import { savedState, type SavedStateAction } from './savedState';
import type { StorageAction, UndoAction, VersionAction } from './sessionSlices';
import type { OpenEntryAction, SetsAction } from './sets/setsSlice';
import type { KnownChordsAction } from './settings/knownChordsSlice';
import type { ReaderSettingsAction } from './settings/readerSettingsSlice';
import type { TranspositionsAction } from './settings/transpositionsSlice';
import { SLICES } from './slices';
import type { CatalogueAction } from './song/catalogueSlice';
import type { FavoritesAction } from './song/favoritesSlice';
import type { SharedKeyAction } from './song/sharedKeySlice';

/** Any action of the songbook; every state change is caused by one. */
export type SongbookAction =
  | CatalogueAction
  | FavoritesAction
  | TranspositionsAction
  | SharedKeyAction
  | SetsAction
  | OpenEntryAction
  | KnownChordsAction
  | ReaderSettingsAction
  | StorageAction
  | VersionAction
  | UndoAction
  | SavedStateAction;

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
