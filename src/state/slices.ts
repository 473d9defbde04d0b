import { catalogue } from './catalogueSlice';
import { favorites } from './favoritesSlice';
import { playedCapos } from './playedCaposSlice';
import { readerSettings } from './readerSettingsSlice';
import { sharedKey } from './sharedKeySlice';
import { storage } from './storageSlice';
import { transpositions } from './transpositionsSlice';
import { undo } from './undo/undoSlice';
import { version } from './versionSlice';

/** Every slice of the state, with all that is said of it: reducing, logging, replaying, undoing and storing go by this. */
export const SLICES = {
  catalogue,
  favorites,
  transpositions,
  sharedKey,
  playedCapos,
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

type NameKept<Keep> = {
  [Name in keyof Slices]: Slices[Name]['keep'] extends Keep ? Name : never;
}[keyof Slices];

/** The slices that are kept in the browser's storage. */
export type StoredName = NameKept<'storage'>;

/** What a visitor's choices come to: the part of the state that is kept between visits. */
export type SavedState = Pick<RootState, StoredName>;

/** What a replay starts at: besides what is saved, what only a replay knows. */
export type ReplayStart = SavedState & Partial<Pick<RootState, NameKept<'replay'>>>;

/** Choices to set on top of a visitor's own, a whole backup for one; null takes a choice away, what is missing stays. */
export type SavedChange = {
  readonly [Name in StoredName]?: Parameters<Slices[Name]['change']['apply']>[1];
};

/** The names of the slices that are kept in one of these places. */
export const namesKept = <Keep extends Slices[keyof Slices]['keep']>(...places: readonly Keep[]) =>
  (Object.keys(SLICES) as (keyof Slices)[]).filter((name): name is NameKept<Keep> =>
    (places as readonly string[]).includes(SLICES[name].keep),
  );
