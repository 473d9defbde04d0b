import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SongId } from '../catalogue';
import { replayStarted } from './savedState';
import type { SharedKey } from './sharedKey';
import { transposedDown, transposedUp, transpositionJumped } from './transpositionsSlice';

/** A song that moves in the visitor's own key is not open in a shared one any more. */
const stepped = (shared: SharedKey | null, { payload }: PayloadAction<{ id: SongId }>): SharedKey | null =>
  shared?.id === payload.id ? null : shared;

/** The song that is open in a key somebody shared, if one is; never stored. */
export const sharedKeySlice = createSlice({
  name: 'sharedKey',
  initialState: null as SharedKey | null,
  reducers: {
    sharedKeyOpened: (_, { payload }: PayloadAction<SharedKey>): SharedKey | null => payload,
    sharedKeyLeft: () => null,
  },
  extraReducers: (builder) => {
    builder
      .addCase(replayStarted, (_, { payload }) => payload.sharedKey ?? null)
      .addCase(transposedUp, stepped)
      .addCase(transposedDown, stepped)
      .addCase(transpositionJumped, stepped);
  },
  selectors: { selectSharedKey: (shared) => shared },
});

export const { sharedKeyOpened, sharedKeyLeft } = sharedKeySlice.actions;
export const { selectSharedKey } = sharedKeySlice.selectors;
