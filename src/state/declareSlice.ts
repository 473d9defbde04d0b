import type { Slice, UnknownAction } from '@reduxjs/toolkit';
import type { SongId, SongListing } from '../catalogue';
import type { Shape } from './shape';

/** The title of a song as a description has it. */
export type TitleOf = (id: SongId) => string;

/** Gives the titles of listed songs, and `?` for a song that is not among them. */
export const titlesOf =
  (listings: readonly SongListing[]): TitleOf =>
  (id) =>
    listings[id]?.title ?? '?';

/** What is said of an action beside its reducer. */
export interface ActionDeclaration<State, Payload> {
  /** What the action must carry. */
  readonly payload: Shape<Payload>;
  /** The action as a sentence for a developer. */
  readonly describe: (payload: Payload, titleOf: TitleOf) => string;
  /** The action that takes it back; null, or left out, where nothing is lost that a visitor may miss. */
  readonly invert?: (before: State, payload: Payload) => UnknownAction | null;
}

/** A number of things, such as `1 favorite` or `2 favorites`. */
export const counted = (count: number, noun: string, plural = `${noun}s`): string =>
  `${count} ${count === 1 ? noun : plural}`;

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
  | { readonly keep: 'nowhere' }
  | { readonly keep: 'replay'; readonly shape: Shape<State> }
  | {
      readonly keep: 'storage';
      /** What may be read of it; what an older songbook did not know is missing, and is as in the initial state. */
      readonly shape: Shape<Partial<State>>;
      readonly stored: KeyPerSong<State[keyof State]> | SingleKey;
      /** What one of its values is called in a description. */
      readonly noun: string;
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
