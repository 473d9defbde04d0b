import { createSlice, type UnknownAction } from '@reduxjs/toolkit';
import { declareSlice } from './declareSlice';

/** The last undoable action and its inverse. */
export interface Offer<Action = UnknownAction> {
  readonly done: Action;
  readonly inverse: Action;
}

const slice = createSlice({
  name: 'undo',
  initialState: (): Offer | null => null,
  reducers: { undoDismissed: () => null },
});

export const { undoDismissed } = slice.actions;

/** The undo offer; `rootReducer` sets and clears it, as it knows the choices before an action. */
export const undo = declareSlice(slice, { keep: 'replay' });
