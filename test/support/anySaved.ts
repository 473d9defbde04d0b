import fc from 'fast-check';
import {
  DEFAULT_READER_SETTINGS,
  fromNames,
  NOTHING_SAVED,
  SLICES,
  STORED,
  type SavedState,
} from '../../src/state';
import { PAYLOADS } from '../../src/state/log';
import { anyShape } from './anyShape';

/** Choices of every kind that a visitor can make among the songs, transpositions of 0 included. */
export const anySaved = fc.record(
  fromNames(STORED, (name) =>
    anyShape<object>(SLICES[name].shape).map((read) => ({ ...NOTHING_SAVED[name], ...read })),
  ),
) as fc.Arbitrary<SavedState>;

/** The transpositions without those that leave a song as written. */
export const audible = ({ transpositions }: Pick<SavedState, 'transpositions'>): object =>
  Object.fromEntries(Object.entries(transpositions).filter(([, semitones]) => semitones));

/** The reader settings other than everybody's that a backup speaks of, and those of single songs. */
export const chosen = ({ readerSettings }: SavedState): object =>
  Object.fromEntries(
    Object.entries(readerSettings).filter(
      ([name, value]) =>
        ['speeds', 'tempos', 'bars', 'capos'].includes(name) ||
        (name !== 'toldOfCleaning' && value !== DEFAULT_READER_SETTINGS[name as keyof typeof readerSettings]),
    ),
  );

/** Any change of a reader setting that can be made. */
export const settingChange = anyShape(PAYLOADS['readerSettings/readerSettingChanged']);
