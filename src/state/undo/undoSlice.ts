import { createSlice } from '@reduxjs/toolkit';
import type { SongbookAction } from '../actions';
import { undoDismissed } from './undoDismissed';

/** What was done last and the action that takes it back. */
export interface UndoOffer {
  readonly done: SongbookAction;
  readonly inverse: SongbookAction;
}

/** Made and withdrawn in `offeringUndo`, where the choices before an action are known. */
export const undoSlice = createSlice({
  name: 'undo',
  initialState: null as UndoOffer | null,
  reducers: {},
  extraReducers: (builder) => {
    builder.addCase(undoDismissed, () => null);
  },
  selectors: { selectUndoOffer: (offer) => offer },
});

export const { selectUndoOffer } = undoSlice.selectors;
