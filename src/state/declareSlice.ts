import type { Slice, UnknownAction } from '@reduxjs/toolkit';
import type { Shape } from './shape';

/** A table in storage: one key per song, made of a prefix and the song's id. */
export interface KeyPerSong<Value> {
  readonly prefix: string;
  /** Parses a stored value; null if it is malformed or means the same as a missing key. */
  readonly parse: (text: string) => Value | null;
  /** Whether no choice removes a key, only a starting tab that finds it malformed or meaningless. */
  readonly isNeverRemoved?: boolean;
}

/** Settings in storage: one key with the differences from the initial state, as JSON. */
export interface SingleKey {
  readonly key: string;
}

/** Where a slice is kept: in browser storage, only in replays, or nowhere. */
export type Keeping<State> =
  | { readonly keep: 'nowhere' | 'replay' }
  | {
      readonly keep: 'storage';
      /** The shape of the saved slice. Fields unknown to an older version are missing and take their initial value. */
      readonly shape: Shape<Partial<State>>;
      readonly stored: KeyPerSong<State[keyof State]> | SingleKey;
    };

/** How a slice is kept and how its actions are undone. */
export type SliceDeclaration<State, Creators> = Keeping<State> & {
  /** Whether the slice holds choices of the visitor; a change to them withdraws the undo offer. */
  readonly isChoice: boolean;
  /** The inverse of each undoable action; null if the action loses nothing worth restoring. */
  readonly inverses: {
    readonly [Name in keyof Creators]?: Creators[Name] extends (...args: never[]) => {
      payload: infer Payload;
    }
      ? (before: State, payload: Payload) => UnknownAction | null
      : never;
  };
};

type StateOf<Declared extends Slice> = ReturnType<Declared['reducer']>;

/** Combines a slice with its declaration. */
export function declareSlice<
  Declared extends Slice,
  const Declaration extends SliceDeclaration<StateOf<Declared>, Declared['actions']>,
>(slice: Declared, declaration: Declaration): { readonly slice: Declared } & Declaration {
  return { slice, ...declaration };
}
