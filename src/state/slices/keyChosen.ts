import { createAction } from '@reduxjs/toolkit';
import type { SongId } from '../../catalogue';

/** Why a song gets another key by more than a step. */
export type KeyReason = 'easyKey' | 'voiceKey' | 'reset' | 'shared' | 'capoPlaced' | 'capoRemoved';

interface KeyChoice {
  readonly id: SongId;
  /** Semitones, 0 to 11. */
  readonly transpose: number;
  /** The fret of the capo; null for the written capo. */
  readonly capo: number | null;
  /** The entry of a set that gets the key; null if the key becomes the visitor's own. */
  readonly entry: { readonly set: string; readonly entry: string } | null;
  readonly why: KeyReason;
}

/** A key was chosen for a song. The slices of the keys answer it; it ends a shared key. */
export const keyChosen = createAction<KeyChoice, 'songs/keyChosen'>('songs/keyChosen');
