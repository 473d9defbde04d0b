import { createSlice, type UnknownAction } from '@reduxjs/toolkit';
import { declareSlice } from '../declareSlice';
import { nothing } from '../shape';

/** What was done last and the action that takes it back. */
interface Offer {
  readonly done: UnknownAction;
  readonly inverse: UnknownAction;
}

const slice = createSlice({
  name: 'undo',
  initialState: null as Offer | null,
  reducers: { undoDismissed: () => null },
});

export const { undoDismissed } = slice.actions;

/** What can be taken back; offered and withdrawn in `offeringUndo`, where the choices before an action are known. */
export const undo = declareSlice(slice, {
  keep: 'nowhere',
  isChoice: false,
  actions: { undoDismissed: { payload: nothing, describe: () => 'Left what was done as it is' } },
});
