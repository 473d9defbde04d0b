import abcjs from 'abcjs';

/** Moves a tune in ABC notation, up by at most six semitones and else down. */
export function transposeTune(abc: string, semitones: number): string {
  return abcjs.strTranspose(abc, abcjs.parseOnly(abc), semitones > 6 ? semitones - 12 : semitones);
}
