import { createAction } from '@reduxjs/toolkit';
import { DEFAULT_READING, type Reading } from './reading';
import type { SharedKey } from './sharedKey';
import type { Table } from './tables';

/** What a visitor's choices come to: the part of the state that is kept between visits. */
export interface SavedState {
  /** 1 for every favorite song; others are absent. */
  readonly favorites: Table<1>;
  /** Semitones, 0 to 11, of every song that was ever transposed. */
  readonly transpositions: Table<number>;
  readonly reading: Reading;
}

/** What a replay starts at: besides what is saved, the key in which somebody's song was open. */
export interface ReplayStart extends SavedState {
  readonly sharedKey?: SharedKey | null;
}

/** The choices of a visitor who has made none. */
export const NOTHING_SAVED: SavedState = { favorites: {}, transpositions: {}, reading: DEFAULT_READING };

/** The saved state was read from the browser's storage. */
export const savedStateLoaded = createAction<SavedState, 'savedState/savedStateLoaded'>(
  'savedState/savedStateLoaded',
);

/** A replay set the state to the one its log starts at. */
export const replayStarted = createAction<ReplayStart, 'savedState/replayStarted'>(
  'savedState/replayStarted',
);
