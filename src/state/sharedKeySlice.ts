import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SongId } from '../catalogue';
import { declareSlice } from './declareSlice';
import { nothing, orNull, recordOf, songIdShape } from './shape';
import { transposedDown, transposedUp, transposeShape, transpositionJumped } from './transpositionsSlice';

/** The transposition in which a song was sent to the visitor, whose own it is not. */
export interface SharedKey {
  readonly id: SongId;
  /** Semitones, 0 to 11. */
  readonly transpose: number;
}

const sharedKeyShape = recordOf<SharedKey>({ id: songIdShape, transpose: transposeShape });

/** A song that moves in the visitor's own key is not open in a shared one any more. */
const stepped = (shared: SharedKey | null, { payload }: PayloadAction<{ id: SongId }>): SharedKey | null =>
  shared?.id === payload.id ? null : shared;

const slice = createSlice({
  name: 'sharedKey',
  initialState: null as SharedKey | null,
  reducers: {
    sharedKeyOpened: (_, { payload }: PayloadAction<SharedKey>): SharedKey | null => payload,
    sharedKeyLeft: () => null,
  },
  extraReducers: (builder) => {
    builder
      .addCase(transposedUp, stepped)
      .addCase(transposedDown, stepped)
      .addCase(transpositionJumped, stepped);
  },
  selectors: { selectSharedKey: (shared) => shared },
});

export const { sharedKeyOpened, sharedKeyLeft } = slice.actions;
export const { selectSharedKey } = slice.selectors;

/** The song that is open in a key somebody shared, if one is. */
export const sharedKey = declareSlice(slice, {
  keep: 'replay',
  shape: orNull(sharedKeyShape),
  isChoice: false,
  actions: {
    sharedKeyOpened: {
      payload: sharedKeyShape,
      describe: ({ id, transpose }, titleOf) =>
        `Opened ${titleOf(id)} as somebody shared it, ${transpose} semitones up`,
    },
    sharedKeyLeft: { payload: nothing, describe: () => 'Left the key that somebody shared' },
  },
});
