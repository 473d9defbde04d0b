import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SongId } from '../../catalogue';
import { keyChosen } from './keyChosen';

/** A song's transposition from a link, with its capo if the link has one; not the visitor's own. */
export interface SharedKey {
  readonly id: SongId;
  /** Semitones, 0 to 11. */
  readonly transpose: number;
  /** The fret of the capo. */
  readonly capo?: number | undefined;
}

/** The shared key of the open song, if there is one. */
export const sharedKeySlice = createSlice({
  name: 'sharedKey',
  initialState: (): SharedKey | null => null,
  reducers: {
    sharedKeyOpened: (_, { payload }: PayloadAction<SharedKey>): SharedKey | null => payload,
    sharedKeyLeft: () => null,
  },
  extraReducers: (builder) => {
    builder.addCase(keyChosen, (shared, { payload }) => (shared?.id === payload.id ? null : shared));
  },
  selectors: { selectSharedKey: (shared) => shared },
});

export const { sharedKeyOpened, sharedKeyLeft } = sharedKeySlice.actions;
export const { selectSharedKey } = sharedKeySlice.selectors;
