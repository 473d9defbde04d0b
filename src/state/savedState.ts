import { createSlice, weakMapMemoize, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import { patched, type MergePatch } from './mergePatch';
import { readablePart } from './shape';
import { fromNames, picked } from './objects';
import { namesKept, SLICES, type ReplayStart, type RootState, type SavedState } from './slices';

/** The names of the slices that are kept in the browser's storage. */
export const STORED = namesKept('storage');
const KEPT = namesKept('storage', 'replay');

/** A change to the visitor's choices, such as a backup; missing fields stay unchanged. */
export type SavedChange = MergePatch<SavedState>;

const leftToReduceSaved = <Payload>(none: null, _: PayloadAction<Payload>) => none;

/** The actions that change several slices at once; `reduceSaved` reduces them, so they have no state of their own. */
export const savedState = createSlice({
  name: 'savedState',
  initialState: null,
  reducers: {
    /** The saved state was read from the browser's storage. */
    savedStateLoaded: leftToReduceSaved<SavedState>,
    /** Another tab changed the saved state. */
    savedStateSynced: leftToReduceSaved<SavedChange>,
    /** The whole state was replaced: by a replay, or because DevTools changed the history. */
    stateReplaced: leftToReduceSaved<ReplayStart>,
    backupImported: leftToReduceSaved<SavedChange>,
    /** The visitor undid an action; only its changes are reverted. */
    importUndone: leftToReduceSaved<SavedChange>,
  },
});

export const { savedStateLoaded, savedStateSynced, stateReplaced, backupImported, importUndone } =
  savedState.actions;
export type SavedStateAction = ReturnType<
  | typeof savedStateLoaded
  | typeof savedStateSynced
  | typeof stateReplaced
  | typeof backupImported
  | typeof importUndone
>;

const savedOf = weakMapMemoize(
  (...parts: readonly unknown[]) => fromNames(STORED, (name) => parts[STORED.indexOf(name)]) as SavedState,
);

/** The part of the state that is stored: the visitor's choices. */
export const selectSaved = (state: RootState): SavedState => savedOf(...STORED.map((name) => state[name]));

/** The part of the state that a replay starts from. */
export const replayStart = (state: RootState): ReplayStart => picked(state, KEPT);

const INITIAL = fromNames(KEPT, (name) => SLICES[name].slice.getInitialState()) as Required<ReplayStart>;

/** The choices of a new visitor. */
export const NOTHING_SAVED: SavedState = picked(INITIAL, STORED);

/** Choices as read, with initial values for slices and fields that an older version did not have. */
export const completed = (read: Partial<SavedState>): SavedState => ({
  ...NOTHING_SAVED,
  ...read,
  readerSettings: { ...NOTHING_SAVED.readerSettings, ...read.readerSettings },
});

/** Reduces the actions that change several slices at once. */
export function reduceSaved(state: RootState, action: UnknownAction): RootState {
  if (savedStateLoaded.match(action)) return { ...state, ...completed(action.payload), storage: 'ready' };
  if (stateReplaced.match(action)) return { ...state, ...INITIAL, ...completed(action.payload) };
  if (savedStateSynced.match(action) || backupImported.match(action) || importUndone.match(action))
    return { ...state, ...changed(state, action.payload) };
  return state;
}

/** The choices after a change; a patch to a set or entry that no longer exists is dropped. */
const changed = (state: RootState, change: SavedChange): SavedState => {
  const after = patched(selectSaved(state), change);
  if (!change.sets) return after;
  return { ...after, sets: readablePart(after.sets, SLICES.sets.shape, Infinity) ?? {} };
};
