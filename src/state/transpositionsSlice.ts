import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SongId } from '../catalogue';
import { counted } from './counted';
import { declareSlice } from './declareSlice';
import { oneOf, orNull, recordOf, songIdShape, tableOf } from './shape';
import { inverseChange, withChange, type Table } from './tables';
import { transposeShape } from './transpose';

/** Semitones, 0 to 11, of every song that was ever transposed. */
export type Transpositions = Table<number>;

/**
 * Why a transposition went to a value at once: the visitor wanted easy shapes, the original key, the key that
 * somebody shared, or to take a jump back.
 */
const JUMPS = {
  easyKey: 'Looked for easy shapes in',
  reset: 'Went back to the original key of',
  shared: 'Kept the shared key of',
  undo: 'Took back the move of',
} as const;

/** A song's transposition that went to a value at once. */
interface Jump {
  readonly id: SongId;
  readonly transpose: number;
  readonly reason: keyof typeof JUMPS;
}

/** The value one step on; past either end of 0 to 11 it is set to the other end. */
const stepped = (transpositions: Transpositions, id: SongId, step: 1 | -1): Transpositions => {
  const sum = (transpositions[id] ?? 0) + step;
  return { ...transpositions, [id]: sum < 0 ? 11 : sum > 11 ? 0 : sum };
};

const slice = createSlice({
  name: 'transpositions',
  initialState: {} as Transpositions,
  reducers: {
    transposedUp: (transpositions, { payload: { id } }: PayloadAction<{ id: SongId }>) =>
      stepped(transpositions, id, 1),
    transposedDown: (transpositions, { payload: { id } }: PayloadAction<{ id: SongId }>) =>
      stepped(transpositions, id, -1),
    transpositionJumped: (transpositions, { payload }: PayloadAction<Jump>) => ({
      ...transpositions,
      [payload.id]: payload.transpose,
    }),
    transpositionSynced: (transpositions, { payload }: PayloadAction<{ id: SongId; transpose: number }>) => ({
      ...transpositions,
      [payload.id]: payload.transpose,
    }),
  },
  selectors: { selectTranspositions: (transpositions) => transpositions },
});

export const { transposedUp, transposedDown, transpositionJumped, transpositionSynced } = slice.actions;
export const { selectTranspositions } = slice.selectors;

/** The transpositions that the visitor has chosen, song by song. */
export const transpositions = declareSlice(slice, {
  keep: 'storage',
  shape: tableOf(transposeShape),
  complete: (read) => read,
  change: {
    shape: tableOf(orNull(transposeShape)),
    apply: withChange<number>,
    invert: inverseChange<number>,
  },
  isChoice: true,
  actions: {
    transposedUp: {
      payload: recordOf({ id: songIdShape }),
      describe: ({ id }, titleOf) => `Moved ${titleOf(id)} a semitone up`,
    },
    transposedDown: {
      payload: recordOf({ id: songIdShape }),
      describe: ({ id }, titleOf) => `Moved ${titleOf(id)} a semitone down`,
    },
    transpositionJumped: {
      payload: recordOf({
        id: songIdShape,
        transpose: transposeShape,
        reason: oneOf(...(Object.keys(JUMPS) as Jump['reason'][])),
      }),
      describe: ({ id, transpose, reason }, titleOf) =>
        `${JUMPS[reason]} ${titleOf(id)}: ${counted(transpose, 'semitone')} up`,
      invert: (before, { id, transpose, reason }) => {
        const left = before[id] ?? 0;
        if (reason === 'undo' || left === transpose) return null;
        return transpositionJumped({ id, transpose: left, reason: 'undo' });
      },
    },
    transpositionSynced: {
      payload: recordOf({ id: songIdShape, transpose: transposeShape }),
      describe: ({ id, transpose }, titleOf) =>
        `Another tab moved ${titleOf(id)} to ${transpose} semitones up`,
    },
  },
});
