import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SongId } from '../catalogue';
import { declareSlice } from './declareSlice';
import { tableOf, wholeBetween, type Table } from './shape';

/** A transposition, in semitones. */
export const transposeShape = wholeBetween(0, 11);

/** Reads semitones as storage and addresses have them, 0 to 11 in plain decimal; null for anything else. */
export function parseSemitones(text: string | null): number | null {
  return text !== null && /^(\d|1[01])$/.test(text) ? Number(text) : null;
}

/** Semitones, 0 to 11, of every song that was ever transposed. */
export type Transpositions = Table<number>;

/** A song's transposition that went to a value at once. */
export interface Jump {
  readonly id: SongId;
  readonly transpose: number;
  /**
   * What the visitor wanted: easy shapes, a key for an own voice, the original key, the key that somebody shared, or to take a
   * jump back.
   */
  readonly reason: 'easyKey' | 'voiceKey' | 'reset' | 'shared' | 'undo';
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
});

export const { transposedUp, transposedDown, transpositionJumped } = slice.actions;

/** The transpositions that the visitor has chosen, song by song. */
export const transpositions = declareSlice(slice, {
  keep: 'storage',
  shape: tableOf(transposeShape),
  // A song is as written without its key too, so a stored 0 is removed.
  stored: { prefix: 'tr', parse: (text) => (text === '0' ? null : parseSemitones(text)) },
  isChoice: true,
  inverses: {
    transpositionJumped: (before, { id, transpose, reason }) => {
      const left = before[id] ?? 0;
      if (reason === 'undo' || left === transpose) return null;
      return transpositionJumped({ id, transpose: left, reason: 'undo' });
    },
  },
});
