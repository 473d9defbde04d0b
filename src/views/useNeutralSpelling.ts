import { makeSpelling, type Spelling } from '../music';
import { useReaderSetting } from './hooks';

/** How chords that belong to no song are spelled: as the reader wants to see them, by the key of C. */
export const useNeutralSpelling = (): Spelling => makeSpelling(useReaderSetting('notation'), 'C', []);
