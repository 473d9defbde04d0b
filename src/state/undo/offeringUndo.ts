import type { Reducer, UnknownAction } from '@reduxjs/toolkit';
import { isSongbookAction, withoutMeta } from '../actions';
import { inverseOf, type Choices } from './inverseOf';
import type { UndoOffer } from './undoSlice';

interface State extends Choices {
  readonly undo: UndoOffer | null;
}

/** The reducer, which besides offers to take an action back that has an inverse, until the choices change again. */
export function offeringUndo<Root extends State, First>(
  reduce: Reducer<Root, UnknownAction, First>,
): Reducer<Root, UnknownAction, First> {
  return (state, action) => {
    const after = reduce(state, action);
    if (after === state || !isSongbookAction(action)) return after;
    // Before the first of these actions, the store has run the reducer once.
    const before = state as Root;
    const inverse = inverseOf(before, action);
    if (inverse) return { ...after, undo: { done: withoutMeta(action), inverse } };
    return after.undo !== null && haveChoicesChanged(before, after) ? { ...after, undo: null } : after;
  };
}

const haveChoicesChanged = (before: State, after: State): boolean =>
  before.favorites !== after.favorites ||
  before.transpositions !== after.transpositions ||
  before.reading !== after.reading ||
  before.playedCapos !== after.playedCapos;
