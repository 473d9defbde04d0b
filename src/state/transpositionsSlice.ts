import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SongId } from '../catalogue';
import { counted, declareSlice } from './declareSlice';
import { oneOf, recordOf, songIdShape, tableOf, wholeBetween, type Table } from './shape';

/** A transposition, in semitones. */
export const transposeShape = wholeBetween(0, 11);

/** Reads semitones as storage and addresses have them, 0 to 11 in plain decimal; null for anything else. */
export function parseSemitones(text: string | null): number | null {
  return text !== null && /^(\d|1[01])$/.test(text) ? Number(text) : null;
}

/** Semitones, 0 to 11, of every song that was ever transposed. */
export type Transpositions = Table<number>;

/**
 * Why a transposition went to a value at once: the visitor wanted easy shapes, a key for an own voice, the original
 * key, the key that somebody shared, or to take a jump back.
 */
const JUMPS = {
  easyKey: 'Looked for easy shapes in',
  voiceKey: 'Looked for a singable key of',
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

const initialState: Transpositions = {};

const slice = createSlice({
  name: 'transpositions',
  initialState,
  reducers: {
    transposedUp: (transpositions, { payload: { id } }: PayloadAction<{ id: SongId }>) =>
      stepped(transpositions, id, 1),
    transposedDown: (transpositions, { payload: { id } }: PayloadAction<{ id: SongId }>) =>
      stepped(transpositions, id, -1),
    transpositionJumped: (transpositions, { payload }: PayloadAction<Jump>) => ({
      ...transpositions,
      [payload.id]: payload.transpose,
    }),
  },
  selectors: { selectTranspositions: (transpositions) => transpositions },
});

export const { transposedUp, transposedDown, transpositionJumped } = slice.actions;
export const { selectTranspositions } = slice.selectors;

/** The transpositions that the visitor has chosen, song by song. */
export const transpositions = declareSlice(slice, {
  keep: 'storage',
  shape: tableOf(transposeShape),
  // A song is as written without its key too, so a stored 0 is removed.
  stored: { prefix: 'tr', parse: (text) => (text === '0' ? null : parseSemitones(text)) },
  noun: 'transposition',
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
  },
});
