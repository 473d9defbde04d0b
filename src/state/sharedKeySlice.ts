import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SongId } from '../catalogue';
import { declareSlice } from './declareSlice';

/** The transposition in which a song was sent to the visitor, whose own it is not, and the capo if one was sent along. */
export interface SharedKey {
  readonly id: SongId;
  /** Semitones, 0 to 11. */
  readonly transpose: number;
  /** The fret of the capo. */
  readonly capo?: number | undefined;
}

const slice = createSlice({
  name: 'sharedKey',
  initialState: null as SharedKey | null,
  reducers: {
    sharedKeyOpened: (_, { payload }: PayloadAction<SharedKey>): SharedKey | null => payload,
    sharedKeyLeft: () => null,
  },
  selectors: { selectSharedKey: (shared) => shared },
});

export const { sharedKeyOpened, sharedKeyLeft } = slice.actions;
export const { selectSharedKey } = slice.selectors;

/** The song that is open in a key somebody shared, if one is. */
export const sharedKey = declareSlice(slice, {
  keep: 'replay',
  isChoice: false,
  inverses: {},
});
