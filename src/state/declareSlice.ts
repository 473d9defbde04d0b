import type { Slice, UnknownAction } from '@reduxjs/toolkit';
import type { Shape } from './shape';

/** How a table is stored: a key for each of its songs, a prefix and the song's id. */
export interface KeyPerSong<Value> {
  readonly prefix: string;
  /** Reads a stored value; null for a malformed one, and for one that says no more than a missing key. */
  readonly parse: (text: string) => Value | null;
}

/** How settings are stored: one key that holds, as JSON, what differs from the initial state. */
export interface SingleKey {
  readonly key: string;
  /** The field that holds the whole slice; without it, the slice's own fields stand side by side with others'. */
  readonly field?: string;
}

/** Whether a slice outlives the page: stored in the browser, only known to a replay, or neither. */
export type Keeping<State> =
  | { readonly keep: 'nowhere' | 'replay' }
  | {
      readonly keep: 'storage';
      /** What may be read of it; what an older songbook did not know is missing, and is as in the initial state. */
      readonly shape: Shape<Partial<State>>;
      readonly stored: KeyPerSong<State[keyof State]> | SingleKey;
    };

/** All that is said of a slice beside its reducers. */
export type SliceDeclaration<State, Creators> = Keeping<State> & {
  /** Whether it is what a visitor has chosen: an offer to undo ends when it changes. */
  readonly isChoice: boolean;
  /** The action that takes one of these back; null where nothing is lost that a visitor may miss. */
  readonly inverses: {
    readonly [Name in keyof Creators]?: Creators[Name] extends (...args: never[]) => {
      payload: infer Payload;
    }
      ? (before: State, payload: Payload) => UnknownAction | null
      : never;
  };
};

type StateOf<Declared extends Slice> = ReturnType<Declared['reducer']>;

/** Puts a slice and what is said of it together. */
export function declareSlice<
  Declared extends Slice,
  const Declaration extends SliceDeclaration<StateOf<Declared>, Declared['actions']>,
>(slice: Declared, declaration: Declaration): { readonly slice: Declared } & Declaration {
  return { slice, ...declaration };
}
