import { createAction, weakMapMemoize, type UnknownAction } from '@reduxjs/toolkit';
import type { SongId } from '../catalogue';
import { counted, type ActionDeclaration, type TitleOf } from './declareSlice';
import { countChanges, isEmpty, patchBetween, patched, patchShape, type MergePatch } from './mergePatch';
import { isRecord, readablePart, someOf, type Shape } from './shape';
import type { SongSets } from './songSets';
import { fromNames, namesKept, SLICES, type ReplayStart, type RootState, type SavedState } from './slices';

/** The names of the slices that are kept in the browser's storage. */
export const STORED = namesKept('storage');
const KEPT = namesKept('storage', 'replay');

/** A change of a visitor's choices, such as a backup; what is missing stays as it is. */
export type SavedChange = MergePatch<SavedState>;

/** The saved state was read from the browser's storage. */
export const savedStateLoaded = createAction<SavedState, 'savedState/savedStateLoaded'>(
  'savedState/savedStateLoaded',
);

/** Another tab changed what is stored. */
export const savedStateSynced = createAction<SavedChange, 'savedState/savedStateSynced'>(
  'savedState/savedStateSynced',
);

/** The state became another one at once: a replay is shown, or DevTools have changed what had happened. */
export const stateReplaced = createAction<ReplayStart, 'savedState/stateReplaced'>(
  'savedState/stateReplaced',
);

/** A visitor imported a backup. */
export const backupImported = createAction<SavedChange, 'savedState/backupImported'>(
  'savedState/backupImported',
);

/** A visitor took back an import, or what had changed choices of several kinds: they are as they were, and nothing else. */
export const importUndone = createAction<SavedChange, 'savedState/importUndone'>('savedState/importUndone');

const savedOf = weakMapMemoize(
  (...parts: readonly unknown[]) => fromNames(STORED, (name) => parts[STORED.indexOf(name)]) as SavedState,
);

/** The visitor's own choices, of which a backup is made. */
export const selectSaved = (state: RootState): SavedState => savedOf(...STORED.map((name) => state[name]));

/** The part of the state that a replay starts at. */
export const replayStart = (state: RootState) => fromNames(KEPT, (name) => state[name]) as ReplayStart;

const INITIAL = fromNames(KEPT, (name) => SLICES[name].slice.getInitialState()) as Required<ReplayStart>;

/** The choices of a visitor who has made none. */
export const NOTHING_SAVED: SavedState = fromNames(STORED, (name) => INITIAL[name]) as SavedState;

/** Slices as read; what an older songbook did not know is as in the initial state. */
const completed = (read: Partial<ReplayStart>, names: readonly (keyof ReplayStart)[]) =>
  fromNames(names, (name) => {
    const [initial, value] = [INITIAL[name], read[name]];
    return isRecord(initial) && isRecord(value) ? { ...initial, ...value } : (value ?? initial);
  }) as Partial<ReplayStart>;

/** What such actions do to the state, which concerns several slices at once. */
export function reduceSaved(state: RootState, action: UnknownAction): RootState {
  if (savedStateLoaded.match(action))
    return { ...state, ...completed(action.payload, STORED), storage: 'ready' };
  if (stateReplaced.match(action)) return { ...state, ...completed(action.payload, KEPT) };
  if (savedStateSynced.match(action) || backupImported.match(action) || importUndone.match(action))
    return { ...state, ...changed(state, action.payload) };
  return state;
}

/** The choices after a change; where it speaks of what is gone, such as a note in a set, nothing comes of that. */
const changed = (state: RootState, change: SavedChange): SavedState => {
  const after = patched(selectSaved(state), change);
  if (!change.sets) return after;
  return {
    ...after,
    sets: readablePart(after.sets, SLICES.sets.shape, Infinity) as SongSets,
  };
};

/** The inverse of a change, computed before it is applied; null where nothing changes. */
function undoOf(before: RootState, change: SavedChange) {
  const inverse = patchBetween(changed(before, change), selectSaved(before));
  return isEmpty(inverse) ? null : importUndone(inverse);
}

/** A change as a developer reads it; a song is named where it is the only one. */
function describeChange(change: SavedChange, titleOf: TitleOf): string {
  const parts = STORED.flatMap((name) => {
    const values = change[name] ?? {};
    if (isEmpty(values)) return [];
    const [id, ...others] = SLICES[name].shape.kind === 'table' ? Object.keys(values) : [];
    const song = id === undefined || others.length > 0 ? '' : ` of ${titleOf(Number(id) as SongId)}`;
    return [`${counted(countChanges(values), SLICES[name].noun)}${song}`];
  });
  return parts.join(', ') || 'nothing';
}

const describeSaved = (saved: Partial<SavedState>, titleOf: TitleOf): string =>
  describeChange(patchBetween(NOTHING_SAVED, completed(saved, STORED) as SavedState), titleOf);

const shapesOf = <Value extends object>(names: readonly (keyof ReplayStart)[]) =>
  someOf(fromNames(names, (name) => SLICES[name].shape) as object) as Shape<Value>;

/** What a log may start at. */
export const replayStartShape = shapesOf<ReplayStart>(KEPT);

const savedShape = shapesOf<SavedState>(STORED);
const changeShape = patchShape(savedShape) as Shape<SavedChange>;

/** What is said of the actions that concern several slices at once. */
export const SAVED_STATE_ACTIONS = {
  [savedStateLoaded.type]: {
    payload: savedShape,
    describe: (saved, titleOf) => `Read what was saved: ${describeSaved(saved, titleOf)}`,
  } satisfies ActionDeclaration<RootState, SavedState>,
  [savedStateSynced.type]: {
    payload: changeShape,
    describe: (change, titleOf) => `Another tab changed ${describeChange(change, titleOf)}`,
  } satisfies ActionDeclaration<RootState, SavedChange>,
  [stateReplaced.type]: {
    payload: replayStartShape,
    describe: (start, titleOf) => `Replaced the state by one with ${describeSaved(start, titleOf)}`,
  } satisfies ActionDeclaration<RootState, ReplayStart>,
  [backupImported.type]: {
    payload: changeShape,
    describe: (change, titleOf) => `Took over a backup: ${describeChange(change, titleOf)}`,
    invert: undoOf,
  } satisfies ActionDeclaration<RootState, SavedChange>,
  [importUndone.type]: {
    payload: changeShape,
    describe: (change, titleOf) => `Took back a change: ${describeChange(change, titleOf)}`,
  } satisfies ActionDeclaration<RootState, SavedChange>,
};
