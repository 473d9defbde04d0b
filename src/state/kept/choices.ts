import { namesOf, type Table } from '../objects';
import { favoritesSlice, type Favorites } from '../slices/favoritesSlice';
import { knownChordsSlice } from '../slices/knownChordsSlice';
import type { ReaderSettings } from '../slices/readerSettings';
import { readerSettingsSlice } from '../slices/readerSettingsSlice';
import { setsSlice, type SetsState } from '../slices/setsSlice';
import { songSettingsSlice, type SongSettings } from '../slices/songSettingsSlice';
import { transpositionsSlice } from '../slices/transpositionsSlice';

/** The visitor's choices: the slices that are kept between visits. */
export interface Choices {
  readonly favorites: Favorites;
  readonly transpositions: Table<number>;
  readonly songSettings: SongSettings;
  readonly sets: SetsState;
  readonly knownChords: Table<string>;
  readonly readerSettings: Partial<ReaderSettings>;
}

/** The choices of a new visitor. */
export const NO_CHOICES: Choices = {
  favorites: favoritesSlice.getInitialState(),
  transpositions: transpositionsSlice.getInitialState(),
  songSettings: songSettingsSlice.getInitialState(),
  sets: setsSlice.getInitialState(),
  knownChords: knownChordsSlice.getInitialState(),
  readerSettings: readerSettingsSlice.getInitialState(),
};

export const KEPT_SLICES = namesOf(NO_CHOICES);

/** The choices in a state, in a new object each time. */
export const selectChoices = ({
  favorites,
  transpositions,
  songSettings,
  sets,
  knownChords,
  readerSettings,
}: Choices): Choices => ({ favorites, transpositions, songSettings, sets, knownChords, readerSettings });
