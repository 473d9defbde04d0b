import { isAction } from '@reduxjs/toolkit';
import { catalogueSlice } from './slices/catalogueSlice';
import { choicesChanged, stateReplaced } from './slices/choicesActions';
import { favoritesSlice } from './slices/favoritesSlice';
import { keyChosen } from './slices/keyChosen';
import { knownChordsSlice } from './slices/knownChordsSlice';
import { openEntrySlice } from './slices/openEntrySlice';
import { readerSettingsSlice, usualReadingSlice } from './slices/readerSettingsSlice';
import { setsSlice } from './slices/setsSlice';
import { sharedKeySlice } from './slices/sharedKeySlice';
import { songSettingsSlice } from './slices/songSettingsSlice';
import { storageSlice } from './slices/storageSlice';
import { transpositionsSlice } from './slices/transpositionsSlice';
import { undoSlice } from './slices/undoSlice';
import { versionSlice } from './slices/versionSlice';

/** The action creators by name. */
export const actionCreators = {
  ...catalogueSlice.actions,
  ...favoritesSlice.actions,
  ...transpositionsSlice.actions,
  ...songSettingsSlice.actions,
  ...setsSlice.actions,
  ...knownChordsSlice.actions,
  ...readerSettingsSlice.actions,
  ...usualReadingSlice.actions,
  ...sharedKeySlice.actions,
  ...openEntrySlice.actions,
  ...storageSlice.actions,
  ...versionSlice.actions,
  ...undoSlice.actions,
  keyChosen,
  choicesChanged,
  stateReplaced,
};

/** Any action of the songbook; every state change is caused by one. */
export type SongbookAction = ReturnType<(typeof actionCreators)[keyof typeof actionCreators]>;

const types = new Set<string>(Object.values(actionCreators).map(({ type }) => type));

/** Whether a dispatched value is a songbook action. */
export const isSongbookAction = (action: unknown): action is SongbookAction =>
  isAction(action) && types.has(action.type);

/** An action without `meta`, as it is logged. */
export function withoutMeta<Action extends SongbookAction>(action: Action): Action {
  const { meta: _, ...kept }: Action & { readonly meta?: unknown } = action;
  return kept as Action;
}
