import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SongId } from '../catalogue';
import { backupImported, importUndone, withChange, type SavedChange } from './savedChange';
import { NOTHING_SAVED, replayStarted, savedStateLoaded, type SavedState } from './savedState';

type Transpositions = SavedState['transpositions'];

/**
 * Why a transposition went to a value at once: the visitor wanted easy shapes, the original key, the key that
 * somebody shared, or to take a jump back.
 */
export const JUMP_REASONS = ['easyKey', 'reset', 'shared', 'undo'] as const;

/** A song's transposition that went to a value at once. */
interface Jump {
  readonly id: SongId;
  readonly transpose: number;
  readonly reason: (typeof JUMP_REASONS)[number];
}

/** The value one step on; past either end of 0 to 11 it is set to the other end. */
const stepped = (transpositions: Transpositions, id: SongId, step: 1 | -1): Transpositions => {
  const sum = (transpositions[id] ?? 0) + step;
  return { ...transpositions, [id]: sum < 0 ? 11 : sum > 11 ? 0 : sum };
};

const imported = (transpositions: Transpositions, { payload }: PayloadAction<SavedChange>): Transpositions =>
  withChange(transpositions, payload.transpositions);

/** The transpositions that the visitor has chosen, song by song. */
export const transpositionsSlice = createSlice({
  name: 'transpositions',
  initialState: NOTHING_SAVED.transpositions,
  reducers: {
    transposedUp: (transpositions, { payload: { id } }: PayloadAction<{ id: SongId }>) =>
      stepped(transpositions, id, 1),
    transposedDown: (transpositions, { payload: { id } }: PayloadAction<{ id: SongId }>) =>
      stepped(transpositions, id, -1),
    transpositionJumped: (transpositions, { payload }: PayloadAction<Jump>) => ({
      ...transpositions,
      [payload.id]: payload.transpose,
    }),
    transpositionFollowed: (
      transpositions,
      { payload }: PayloadAction<{ id: SongId; transpose: number }>,
    ) => ({ ...transpositions, [payload.id]: payload.transpose }),
  },
  extraReducers: (builder) => {
    builder
      .addCase(savedStateLoaded, (_, { payload }) => payload.transpositions)
      .addCase(replayStarted, (_, { payload }) => payload.transpositions)
      .addCase(backupImported, imported)
      .addCase(importUndone, imported);
  },
  selectors: { selectTranspositions: (transpositions) => transpositions },
});

export const { transposedUp, transposedDown, transpositionJumped, transpositionFollowed } =
  transpositionsSlice.actions;
export const { selectTranspositions } = transpositionsSlice.selectors;
