import { isAction } from '@reduxjs/toolkit';
import { catalogueSlice, type CatalogueAction } from './slices/catalogueSlice';
import { choicesChanged, stateReplaced, type ChoicesAction } from './slices/choicesActions';
import { favoritesSlice, type FavoritesAction } from './slices/favoritesSlice';
import { keyChosen, type KeyAction } from './slices/keyChosen';
import { knownChordsSlice, type KnownChordsAction } from './slices/knownChordsSlice';
import { openEntrySlice, type OpenEntryAction } from './slices/openEntrySlice';
import {
  defaultLatinSlice,
  readerSettingsSlice,
  type ReaderSettingsAction,
} from './slices/readerSettingsSlice';
import { setsSlice, type SetsAction } from './slices/setsSlice';
import { sharedKeySlice, type SharedKeyAction } from './slices/sharedKeySlice';
import { songSettingsSlice, type SongSettingsAction } from './slices/songSettingsSlice';
import { storageSlice, type StorageAction } from './slices/storageSlice';
import { transpositionsSlice, type TranspositionsAction } from './slices/transpositionsSlice';
import { undoSlice, type UndoAction } from './slices/undoSlice';
import { versionSlice, type VersionAction } from './slices/versionSlice';

/** Any action of the songbook; every state change is caused by one. */
export type SongbookAction =
  | CatalogueAction
  | FavoritesAction
  | TranspositionsAction
  | KeyAction
  | SongSettingsAction
  | SetsAction
  | KnownChordsAction
  | ReaderSettingsAction
  | SharedKeyAction
  | OpenEntryAction
  | StorageAction
  | VersionAction
  | UndoAction
  | ChoicesAction;

type Creator = ((...args: never[]) => SongbookAction) & { readonly type: string };

const CREATORS: readonly Creator[] = [
  catalogueSlice,
  favoritesSlice,
  transpositionsSlice,
  songSettingsSlice,
  setsSlice,
  knownChordsSlice,
  readerSettingsSlice,
  defaultLatinSlice,
  sharedKeySlice,
  openEntrySlice,
  storageSlice,
  versionSlice,
  undoSlice,
  { actions: { keyChosen, choicesChanged, stateReplaced } },
].flatMap(({ actions }) => Object.values<Creator>(actions));

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
