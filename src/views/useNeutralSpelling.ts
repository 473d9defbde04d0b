import { makeSpelling, type Spelling } from '../music';
import { useReaderSetting } from './hooks';

/** The spelling of chords that belong to no song: in the reader's notation, by the key of C. */
export const useNeutralSpelling = (): Spelling => makeSpelling(useReaderSetting('notation'), 'C', []);
