import type { Slice } from '@reduxjs/toolkit';
import type { Shape } from './shape';

/** A table in storage: one key per song, made of a prefix and the song's id. */
export interface KeyPerSong<Value> {
  readonly prefix: string;
  /** Parses a stored value; null if it is malformed or means the same as a missing key. */
  readonly parse: (text: string) => Value | null;
  /** Whether clicks never remove a key. Only an undo does, or a starting tab that finds its value invalid. */
  readonly isNeverRemoved?: boolean;
}

/** Where a slice is kept: in browser storage, only in replays, or nowhere. */
export type Keeping<State> =
  | { readonly keep: 'nowhere' | 'replay' }
  | {
      readonly keep: 'storage';
      /** The shape of the saved slice. Fields unknown to an older version are missing and take their initial value. */
      readonly shape: Shape<Partial<State>>;
      /** One key per song, or one key with the differences from the initial state, as JSON. */
      readonly stored: KeyPerSong<State[keyof State]> | { readonly key: string };
    };

/** Combines a slice with where it is kept. */
export function declareSlice<
  Declared extends Slice,
  const Kept extends Keeping<ReturnType<Declared['reducer']>>,
>(slice: Declared, kept: Kept): { readonly slice: Declared } & Kept {
  return { slice, ...kept };
}
