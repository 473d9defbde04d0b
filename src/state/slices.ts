import { catalogue } from './song/catalogueSlice';
import { favorites } from './song/favoritesSlice';
import { knownChords } from './settings/knownChordsSlice';
import { namesOf } from './objects';
import { readerSettings } from './settings/readerSettingsSlice';
import { openEntry, sets } from './sets/setsSlice';
import { sharedKey } from './song/sharedKeySlice';
import { storage, undo, version } from './sessionSlices';
import { transpositions } from './settings/transpositionsSlice';

/** Every slice with its declaration; reducing, logging, replay, undo and storage are derived from it. */
export const SLICES = {
  catalogue,
  favorites,
  transpositions,
  sharedKey,
  sets,
  knownChords,
  openEntry,
  readerSettings,
  storage,
  version,
  undo,
} as const;

type Slices = typeof SLICES;

export type RootState = {
  readonly [Name in keyof Slices]: ReturnType<Slices[Name]['slice']['reducer']>;
};

export const SLICE_NAMES = namesOf(SLICES);

type NameKept<Keep> = {
  [Name in keyof Slices]: Slices[Name]['keep'] extends Keep ? Name : never;
}[keyof Slices];

/** The visitor's choices: the part of the state kept between visits. */
export type SavedState = Pick<RootState, NameKept<'storage'>>;

/** The state a replay starts from: the saved state and the slices kept only in replays. */
export type ReplayStart = SavedState & Partial<Pick<RootState, NameKept<'replay'>>>;

/** The names of the slices that are kept in one of these places. */
export const namesKept = <Keep extends Slices[keyof Slices]['keep']>(...places: readonly Keep[]) =>
  SLICE_NAMES.filter((name): name is NameKept<Keep> => places.some((place) => place === SLICES[name].keep));
