import type { Slice, UnknownAction } from '@reduxjs/toolkit';
import type { SongId } from '../catalogue';
import type { Shape } from './shape';

/** The title of a song as a description has it. */
export type TitleOf = (id: SongId) => string;

/** What is said of an action beside its reducer. */
export interface ActionDeclaration<State, Payload> {
  /** What the action must carry. */
  readonly payload: Shape<Payload>;
  /** The action as a sentence for a developer. */
  readonly describe: (payload: Payload, titleOf: TitleOf) => string;
  /** The action that takes it back; null, or left out, where nothing is lost that a visitor may miss. */
  readonly invert?: (before: State, payload: Payload) => UnknownAction | null;
}

/** How a change of choices that comes from a backup is made to a stored slice. */
export interface ChangeDeclaration<State, Change> {
  readonly shape: Shape<Change>;
  readonly apply: (state: State, change: Change) => State;
  /** The change that takes another one back, which is about to be made. */
  readonly invert: (state: State, change: Change) => Change;
}

/** Whether a slice outlives the page: stored in the browser, only known to a replay, or neither. */
export type Keeping<State> =
  | { readonly keep: 'nowhere' }
  | { readonly keep: 'replay'; readonly shape: Shape<State> }
  | {
      readonly keep: 'storage';
      /** What may be read of it; what an older songbook did not know is missing. */
      readonly shape: Shape<Partial<State>>;
      /** Completes what was read. */
      readonly complete: (read: Partial<State>) => State;
      // The change is the slice's own affair: whoever makes one asks the slice for its type.
      // eslint-disable-next-line @typescript-eslint/no-explicit-any
      readonly change: ChangeDeclaration<State, any>;
    };

/** All that is said of a slice beside its reducers. */
export type SliceDeclaration<State, Creators> = Keeping<State> & {
  /** Whether it is what a visitor has chosen: an offer to undo ends when it changes. */
  readonly isChoice: boolean;
  readonly actions: {
    readonly [Name in keyof Creators]: Creators[Name] extends (...args: never[]) => { payload: infer Payload }
      ? ActionDeclaration<State, Payload>
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
