import { createAction } from '@reduxjs/toolkit';
import type { SongId } from '../../catalogue';
import type { Change, Kept } from '../objects';
import type { EntryOfSet } from './openEntrySlice';
import type { SharedKey } from './sharedKeySlice';
import type { UndoOffer } from './undoSlice';

/**
 * Why choices change by their texts: read from storage, stored by another tab, shown again after a replay, imported from a
 * backup, taken back, or a key of a song that is more than a step.
 */
export type Why =
  | 'loaded'
  | 'synced'
  | 'restored'
  | 'imported'
  | 'undone'
  | 'easyKey'
  | 'voiceKey'
  | 'reset'
  | 'shared'
  | 'capoPlaced'
  | 'capoRemoved';

interface ChoicesChange {
  readonly change: Change;
  readonly why: Why;
  /** The song whose key changes, and that key. */
  readonly songKey?: { readonly id: SongId; readonly transpose: number; readonly capo: number | null };
}

/** Where a replay starts. */
export interface ReplayStart {
  readonly kept: Kept;
  readonly sharedKey: SharedKey | null;
  readonly openEntry: EntryOfSet | null;
  readonly undo: UndoOffer | null;
}

// `rootReducer` reduces these, because they reach every slice of choices.

/** Choices changed by their texts. */
export const choicesChanged = createAction<ChoicesChange, 'choices/choicesChanged'>('choices/choicesChanged');

/** A replay, or a history that DevTools changed, replaced the choices and what is open. */
export const stateReplaced = createAction<ReplayStart, 'choices/stateReplaced'>('choices/stateReplaced');

export type ChoicesAction = ReturnType<typeof choicesChanged | typeof stateReplaced>;
