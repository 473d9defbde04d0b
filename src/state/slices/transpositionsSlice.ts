import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SongId } from '../../catalogue';
import type { Table } from '../objects';
import { keyChosen } from './keyChosen';

/** Parses semitones from storage or an address: 0 to 11 in plain decimal; null for anything else. */
export function parseSemitones(text: string | null): number | null {
  return text !== null && /^(\d|1[01])$/.test(text) ? Number(text) : null;
}

/** Whether a value is a number of semitones, or the fret of a capo: a whole number from 0 to 11. */
export const isFret = (value: unknown): value is number => parseSemitones(String(value)) === value;

/** Adds a step to a transposition: below 0 it becomes 11, above 11 it becomes 0. */
export function stepped(semitones: number, step: 1 | -1): number {
  const sum = semitones + step;
  return sum < 0 ? 11 : sum > 11 ? 0 : sum;
}

/** The semitones, 0 to 11, of every song that the visitor has transposed. */
export const transpositionsSlice = createSlice({
  name: 'transpositions',
  initialState: (): Table<number> => ({}),
  reducers: {
    transposedUp: (transpositions, { payload: { id } }: PayloadAction<{ id: SongId }>) => {
      transpositions[id] = stepped(transpositions[id] ?? 0, 1);
    },
    transposedDown: (transpositions, { payload: { id } }: PayloadAction<{ id: SongId }>) => {
      transpositions[id] = stepped(transpositions[id] ?? 0, -1);
    },
  },
  extraReducers: (builder) => {
    builder.addCase(keyChosen, (transpositions, { payload: { id, transpose, entry } }) => {
      // A capo alone transposes nothing, so it stores no transposition.
      if (!entry && transpose !== (transpositions[id] ?? 0)) transpositions[id] = transpose;
    });
  },
});

export const { transposedUp, transposedDown } = transpositionsSlice.actions;
