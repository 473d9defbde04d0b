import { createAction, type UnknownAction } from '@reduxjs/toolkit';
import { counted } from './counted';
import type { ActionDeclaration } from './declareSlice';
import { SAVED_STATE_LOADED } from './savedStateLoaded';
import { someOf, type Shape } from './shape';
import {
  namesKept,
  SLICES,
  type ReplayStart,
  type RootState,
  type SavedChange,
  type SavedState,
} from './slices';

const STORED = namesKept('storage');
const KEPT = namesKept('storage', 'replay');

/** The saved state was read from the browser's storage. */
export const savedStateLoaded = createAction<SavedState, typeof SAVED_STATE_LOADED>(SAVED_STATE_LOADED);

/** A replay set the state to the one its log starts at. */
export const replayStarted = createAction<ReplayStart, 'savedState/replayStarted'>(
  'savedState/replayStarted',
);

/** A visitor took over what a backup says. */
export const backupImported = createAction<SavedChange, 'savedState/backupImported'>(
  'savedState/backupImported',
);

/** A visitor took that back: all that the backup touched is as it was, and nothing else. */
export const importUndone = createAction<SavedChange, 'savedState/importUndone'>('savedState/importUndone');

type Names = readonly (keyof ReplayStart)[];

/** The part of the state that a replay starts at. */
export const replayStart = (state: RootState): ReplayStart =>
  Object.fromEntries(KEPT.map((name) => [name, state[name]])) as unknown as ReplayStart;

/** The choices of a visitor who has made none. */
export const NOTHING_SAVED = Object.fromEntries(
  STORED.map((name) => [name, SLICES[name].slice.getInitialState()]),
) as unknown as SavedState;

/** The state with slices of it as read; what an older songbook did not know is as it is for everybody. */
function withRead(state: RootState, read: Partial<ReplayStart>, names: Names): RootState {
  const completed = names.map((name) => {
    const declared = SLICES[name];
    const value = read[name] ?? declared.slice.getInitialState();
    return [name, declared.keep === 'storage' ? declared.complete(value as never) : value];
  });
  return { ...state, ...(Object.fromEntries(completed) as Partial<RootState>) };
}

/** What such actions do to the state, which concerns several slices at once. */
export function reduceSaved(state: RootState, action: UnknownAction): RootState {
  if (savedStateLoaded.match(action)) return withRead(state, action.payload, STORED);
  if (replayStarted.match(action)) return withRead(state, action.payload, KEPT);
  if (!backupImported.match(action) && !importUndone.match(action)) return state;
  const changed = changedNames(action.payload).map((name) => [
    name,
    SLICES[name].change.apply(state[name] as never, action.payload[name] as never),
  ]);
  return { ...state, ...(Object.fromEntries(changed) as Partial<RootState>) };
}

/** The change that takes another one back, which is about to be made. */
function inverseOfChange(before: RootState, change: SavedChange): SavedChange {
  const inverted = changedNames(change).map((name) => [
    name,
    SLICES[name].change.invert(before[name] as never, change[name] as never),
  ]);
  return Object.fromEntries(inverted) as SavedChange;
}

const changedNames = (change: SavedChange) => STORED.filter((name) => change[name] !== undefined);

const shapes = (names: Names) => Object.fromEntries(names.map((name) => [name, SLICES[name].shape]));

/** What a log may start at. */
export const replayStartShape = someOf(shapes(KEPT) as never) as Shape<ReplayStart>;

const changeShape = someOf(
  Object.fromEntries(STORED.map((name) => [name, SLICES[name].change.shape])) as never,
) as Shape<SavedChange>;

const describeSaved = (saved: Partial<SavedState> | SavedChange): string =>
  [
    counted(Object.keys(saved.favorites ?? {}).length, 'favorite'),
    counted(Object.keys(saved.transpositions ?? {}).length, 'transposition'),
  ].join(', ');

const describeChange = (change: SavedChange): string => {
  const { speeds = {}, ...settings } = change.readerSettings ?? {};
  const count = Object.keys(settings).length + Object.keys(speeds).length;
  return `${describeSaved(change)}, ${counted(count, 'reader setting')}`;
};

/** What is said of the actions that concern several slices at once. */
export const SAVED_STATE_ACTIONS = {
  [savedStateLoaded.type]: {
    payload: someOf(shapes(STORED) as never) as Shape<SavedState>,
    describe: (saved) => `Read what was saved: ${describeSaved(saved)}`,
  } satisfies ActionDeclaration<RootState, SavedState>,
  [replayStarted.type]: {
    payload: replayStartShape,
    describe: (start) => `Began a replay with ${describeSaved(start)}`,
  } satisfies ActionDeclaration<RootState, ReplayStart>,
  [backupImported.type]: {
    payload: changeShape,
    describe: (change) => `Took over a backup: ${describeChange(change)}`,
    invert: (before, change) => importUndone(inverseOfChange(before, change)),
  } satisfies ActionDeclaration<RootState, SavedChange>,
  [importUndone.type]: {
    payload: changeShape,
    describe: (change) => `Took a backup back: ${describeChange(change)}`,
  } satisfies ActionDeclaration<RootState, SavedChange>,
};
