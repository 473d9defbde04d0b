import abcjs from 'abcjs';
import type { Semitones } from '../music';

/** Transposes a tune in ABC notation. */
export const transposeTune = (abc: string, semitones: Semitones, parsed = abcjs.parseOnly(abc)): string =>
  abcjs.strTranspose(abc, parsed, semitones);
