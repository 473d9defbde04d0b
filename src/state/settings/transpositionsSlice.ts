import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SongId } from '../../catalogue';
import { declareSlice } from '../declareSlice';
import { PER_SONG_SHAPES } from './perSongSettings';
import { tableOf, type Table } from '../shape';

/** Parses semitones from storage or an address: 0 to 11 in plain decimal; null for anything else. */
export function parseSemitones(text: string | null): number | null {
  return text !== null && /^(\d|1[01])$/.test(text) ? Number(text) : null;
}

/** Semitones, 0 to 11, of every song that was ever transposed. */
export type Transpositions = Table<number>;

/** A transposition set directly, not by single steps. */
export interface Jump {
  readonly id: SongId;
  readonly transpose: number;
  /** The aim: easy shapes, a key for the visitor's voice, the original key or the shared one; `undo` in older logs. */
  readonly reason: 'easyKey' | 'voiceKey' | 'reset' | 'shared' | 'undo';
}

/** Wraps a number of semitones around at 0 and 11. */
const wrapped = (semitones: number): number => (semitones < 0 ? 11 : semitones > 11 ? 0 : semitones);

const slice = createSlice({
  name: 'transpositions',
  initialState: (): Transpositions => ({}),
  reducers: {
    transposedUp: (transpositions, { payload: { id } }: PayloadAction<{ id: SongId }>) => {
      transpositions[id] = wrapped((transpositions[id] ?? 0) + 1);
    },
    transposedDown: (transpositions, { payload: { id } }: PayloadAction<{ id: SongId }>) => {
      transpositions[id] = wrapped((transpositions[id] ?? 0) - 1);
    },
    transpositionJumped: (transpositions, { payload: { id, transpose } }: PayloadAction<Jump>) => {
      transpositions[id] = transpose;
    },
  },
});

export const { transposedUp, transposedDown, transpositionJumped } = slice.actions;
export type TranspositionsAction = ReturnType<
  typeof transposedUp | typeof transposedDown | typeof transpositionJumped
>;

/** The transpositions that the visitor has chosen, by song. */
export const transpositions = declareSlice(slice, {
  keep: 'storage',
  shape: tableOf(PER_SONG_SHAPES.transpositions),
  // A stored 0 means the same as a missing key, so it is removed.
  stored: {
    prefix: 'tr',
    parse: (text) => (text === '0' ? null : parseSemitones(text)),
    isNeverRemoved: true,
  },
});
