import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { inverseOf, isSongbookAction, withoutMeta, type SongbookAction } from '../actions';
import { SLICES, type RootState } from '../slices';

/** What was done last and the action that takes it back. */
export interface UndoOffer {
  readonly done: SongbookAction;
  readonly inverse: SongbookAction;
}

/** The offer to take something back; null while there is none. */
export const selectUndoOffer = (state: RootState): UndoOffer | null => state.undo as UndoOffer | null;

type RootReducer = Reducer<RootState, UnknownAction, Partial<RootState>>;

/** The reducer, which besides offers to take an action back that has an inverse, until the choices change again. */
export function offeringUndo(reduce: RootReducer): RootReducer {
  return (state, action) => {
    const after = reduce(state, action);
    if (state === undefined || after === state || !isSongbookAction(action)) return after;
    // Before the first of these actions, the store has run the reducer once and no slice is missing.
    const before = state as RootState;
    const inverse = isOffered(before, action) ? null : inverseOf(before, action);
    if (inverse) {
      const offer: UndoOffer = { done: withoutMeta(action), inverse };
      return { ...after, undo: offer };
    }
    return after.undo !== null && haveChoicesChanged(before, after) ? { ...after, undo: null } : after;
  };
}

/** Whether an action does what is on offer; that is no new step to take back. */
const isOffered = ({ undo }: RootState, action: SongbookAction): boolean =>
  undo !== null && JSON.stringify(undo.inverse) === JSON.stringify(withoutMeta(action));

const CHOICES = (Object.keys(SLICES) as (keyof RootState)[]).filter((name) => SLICES[name].isChoice);

const haveChoicesChanged = (before: RootState, after: RootState): boolean =>
  CHOICES.some((name) => before[name] !== after[name]);
