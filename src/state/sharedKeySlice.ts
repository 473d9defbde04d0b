import { createSlice, isAnyOf, type PayloadAction } from '@reduxjs/toolkit';
import type { SongId } from '../catalogue';
import { declareSlice } from './declareSlice';
import { capoPlaced, capoRemoved } from './playedCaposSlice';
import { transposedDown, transposedUp, transpositionJumped } from './transpositionsSlice';

/** The transposition in which a song was sent to the visitor, whose own it is not, and the capo if one was sent along. */
export interface SharedKey {
  readonly id: SongId;
  /** Semitones, 0 to 11. */
  readonly transpose: number;
  /** The fret of the capo. */
  readonly capo?: number | undefined;
}

/** Whether a visitor goes on from a shared key, which is the own one from then on. */
export const isGoingOn = isAnyOf(transposedUp, transposedDown, transpositionJumped, capoPlaced, capoRemoved);

const slice = createSlice({
  name: 'sharedKey',
  initialState: null as SharedKey | null,
  reducers: {
    sharedKeyOpened: (_, { payload }: PayloadAction<SharedKey>): SharedKey | null => payload,
    sharedKeyLeft: () => null,
  },
  extraReducers: (builder) => {
    builder.addMatcher(isGoingOn, (shared, { payload }) => (shared?.id === payload.id ? null : shared));
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
