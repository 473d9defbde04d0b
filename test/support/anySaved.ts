import fc from 'fast-check';
import { DEFAULT_READER_SETTINGS, type SavedChange, type SavedState } from '../../src/state';
import { readerSettings } from './readerSettings';

const ids = fc.nat(50).map(String);

/** Choices of every kind that a visitor can make among 51 songs, transpositions of 0 included. */
export const anySaved: fc.Arbitrary<SavedState> = fc.record({
  favorites: fc.dictionary(ids, fc.constant(1 as const), { noNullPrototype: true }),
  transpositions: fc.dictionary(ids, fc.nat(11), { noNullPrototype: true }),
  readerSettings,
});

/** The transpositions without those that leave a song as written. */
export const audible = ({ transpositions }: Pick<SavedState, 'transpositions'>): object =>
  Object.fromEntries(Object.entries(transpositions).filter(([, semitones]) => semitones));

/** The reader settings other than everybody's that a backup speaks of, and the speeds. */
export const chosen = ({ readerSettings }: SavedState): object =>
  Object.fromEntries(
    Object.entries(readerSettings).filter(
      ([setting, value]) =>
        setting !== 'toldOfCleaning' &&
        value !== DEFAULT_READER_SETTINGS[setting as keyof typeof readerSettings],
    ),
  );

const orNull = (table: object) =>
  fc.record(
    Object.fromEntries(Object.entries(table).map(([key, value]) => [key, fc.constantFrom(value, null)])),
    { noNullPrototype: true },
  );

/** Any change of choices that can be made, also such as takes some away. */
export const savedChange = anySaved.chain(
  ({ favorites, transpositions, readerSettings: { speeds, ...settings } }) =>
    fc.record({
      favorites: orNull(favorites),
      transpositions: orNull(transpositions),
      readerSettings: fc.record({ speeds: orNull(speeds) }).map((paced) => ({ ...settings, ...paced })),
    }),
) as fc.Arbitrary<unknown> as fc.Arbitrary<SavedChange>;
