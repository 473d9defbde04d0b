import { createAction } from '@reduxjs/toolkit';
import type { StorageChange, StoredTexts } from '../objects';
import type { EntryOfSet } from './setsSlice';
import type { SharedKey } from './sharedKeySlice';
import type { UndoOffer } from './undoSlice';

/** Why choices change by their texts: read from storage, stored by another tab, imported from a backup, or taken back. */
export type Why = 'loaded' | 'synced' | 'imported' | 'undone';

interface ChoicesChange {
  readonly change: StorageChange;
  readonly why: Why;
}

/** Where a replay starts. */
export interface ReplayStart {
  readonly kept: StoredTexts;
  readonly sharedKey: SharedKey | null;
  readonly openEntry: EntryOfSet | null;
  readonly undo: UndoOffer | null;
}

// `rootReducer` reduces these, because they reach every slice of choices.

/** Choices changed by their texts. */
export const choicesChanged = createAction<ChoicesChange, 'choices/choicesChanged'>('choices/choicesChanged');

/** A replay replaced the choices and what is open. */
export const stateReplaced = createAction<ReplayStart, 'choices/stateReplaced'>('choices/stateReplaced');
