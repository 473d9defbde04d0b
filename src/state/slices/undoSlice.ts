import { createSlice, type UnknownAction } from '@reduxjs/toolkit';
import type { StorageChange } from '../objects';

/** The last undoable action, and the change that takes it back. */
export interface UndoOffer {
  readonly done: UnknownAction;
  readonly inverse: StorageChange;
}

/** The offer to undo; `rootReducer` makes and ends it, because it knows the choices before an action. */
export const undoSlice = createSlice({
  name: 'undo',
  initialState: (): UndoOffer | null => null,
  reducers: { undoDismissed: () => null },
  selectors: { selectUndoOffer: (offer) => offer },
});

export const { undoDismissed } = undoSlice.actions;
export const { selectUndoOffer } = undoSlice.selectors;
