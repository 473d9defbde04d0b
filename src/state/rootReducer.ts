import { combineReducers, type Reducer, type UnknownAction } from '@reduxjs/toolkit';
import { reduceSaved } from './savedState';
import { SLICES, type RootState } from './slices';
import { offeringUndo } from './undo/offeringUndo';

const reduceSlices = combineReducers(
  Object.fromEntries(Object.entries(SLICES).map(([name, { slice }]) => [name, slice.reducer])),
) as unknown as Reducer<RootState, UnknownAction, Partial<RootState>>;

/** Reduces the whole state: each slice, what concerns several of them, and what of the choices can be taken back. */
export const rootReducer = offeringUndo((state, action) => reduceSaved(reduceSlices(state, action), action));
