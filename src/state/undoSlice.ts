import { createSlice, type UnknownAction } from '@reduxjs/toolkit';
import { declareSlice } from './declareSlice';

/** What was done last and the action that takes it back. */
export interface Offer<Action = UnknownAction> {
  readonly done: Action;
  readonly inverse: Action;
}

const slice = createSlice({
  name: 'undo',
  initialState: null as Offer | null,
  reducers: { undoDismissed: () => null },
});

export const { undoDismissed } = slice.actions;

/** What can be taken back; offered and withdrawn in `rootReducer`, where the choices before an action are known. */
export const undo = declareSlice(slice, {
  keep: 'replay',
  isChoice: false,
  inverses: {},
});
