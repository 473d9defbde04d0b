import { catalogue } from './catalogueSlice';
import { favorites } from './favoritesSlice';
import { knownChords } from './knownChordsSlice';
import { openEntry } from './openEntrySlice';
import { playedCapos } from './playedCaposSlice';
import { readerSettings } from './readerSettingsSlice';
import { sets } from './setsSlice';
import { sharedKey } from './sharedKeySlice';
import { storage } from './storageSlice';
import { transpositions } from './transpositionsSlice';
import { undo } from './undoSlice';
import { version } from './versionSlice';

/** Every slice of the state, with all that is said of it: reducing, logging, replaying, undoing and storing go by this. */
export const SLICES = {
  catalogue,
  favorites,
  transpositions,
  sharedKey,
  playedCapos,
  sets,
  knownChords,
  openEntry,
  readerSettings,
  storage,
  version,
  undo,
} as const;

type Slices = typeof SLICES;

/** The whole state of the songbook. */
export type RootState = {
  readonly [Name in keyof Slices]: ReturnType<Slices[Name]['slice']['reducer']>;
};

/** The names of all slices. */
export const SLICE_NAMES = Object.keys(SLICES) as (keyof Slices)[];

type NameKept<Keep> = {
  [Name in keyof Slices]: Slices[Name]['keep'] extends Keep ? Name : never;
}[keyof Slices];

/** What a visitor's choices come to: the part of the state that is kept between visits. */
export type SavedState = Pick<RootState, NameKept<'storage'>>;

/** What a replay starts at: besides what is saved, what only a replay knows. */
export type ReplayStart = SavedState & Partial<Pick<RootState, NameKept<'replay'>>>;

/** The names of the slices that are kept in one of these places. */
export const namesKept = <Keep extends Slices[keyof Slices]['keep']>(...places: readonly Keep[]) =>
  SLICE_NAMES.filter((name): name is NameKept<Keep> =>
    (places as readonly string[]).includes(SLICES[name].keep),
  );

/** An object with a value for each of some names. */
export const fromNames = <Name extends string, Value>(
  names: readonly Name[],
  valueOf: (name: Name) => Value,
) => Object.fromEntries(names.map((name) => [name, valueOf(name)])) as Readonly<Record<Name, Value>>;
