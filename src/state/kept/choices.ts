import { fromNames, namesOf } from '../objects';
import { favoritesSlice } from '../slices/favoritesSlice';
import { knownChordsSlice } from '../slices/knownChordsSlice';
import { readerSettingsSlice } from '../slices/readerSettingsSlice';
import { setsSlice } from '../slices/setsSlice';
import { songSettingsSlice } from '../slices/songSettingsSlice';
import { transpositionsSlice } from '../slices/transpositionsSlice';

/** The choices of a new visitor. */
export const NO_CHOICES = {
  favorites: favoritesSlice.getInitialState(),
  transpositions: transpositionsSlice.getInitialState(),
  songSettings: songSettingsSlice.getInitialState(),
  sets: setsSlice.getInitialState(),
  knownChords: knownChordsSlice.getInitialState(),
  readerSettings: readerSettingsSlice.getInitialState(),
};

/** The visitor's choices: the slices that are kept between visits. */
export type Choices = Readonly<typeof NO_CHOICES>;

export const KEPT_SLICES = namesOf(NO_CHOICES);

/** The choices in a state, in a new object each time. */
export const selectChoices = (state: Choices): Choices =>
  fromNames(KEPT_SLICES, (slice) => state[slice]) as Choices;
