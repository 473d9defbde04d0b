import fc from 'fast-check';
import { DEFAULT_READING, type SavedState } from '../../src/state';
import { reading } from './reading';

const ids = fc.nat(50).map(String);

/** Choices of every kind that a visitor can make among 51 songs, transpositions of 0 included. */
export const anySaved: fc.Arbitrary<SavedState> = fc.record({
  favorites: fc.dictionary(ids, fc.constant(1 as const), { noNullPrototype: true }),
  transpositions: fc.dictionary(ids, fc.nat(11), { noNullPrototype: true }),
  reading,
});

/** The transpositions without those that leave a song as written. */
export const audible = ({ transpositions }: Pick<SavedState, 'transpositions'>): object =>
  Object.fromEntries(Object.entries(transpositions).filter(([, semitones]) => semitones));

/** The reading settings other than everybody's, and the speeds. */
export const chosen = ({ reading }: SavedState): object =>
  Object.fromEntries(
    Object.entries(reading).filter(
      ([setting, value]) => value !== DEFAULT_READING[setting as keyof typeof reading],
    ),
  );
