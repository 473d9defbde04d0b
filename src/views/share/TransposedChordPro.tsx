import abcjs from 'abcjs';
import { FileActions } from '../ui/FileActions';

/** File actions for a song whose tune must be transposed first; a chunk of its own because of abcjs. */
export function TransposedChordPro({
  tune,
  semitones,
  formatWith,
  ...actions
}: {
  tune: string;
  semitones: number;
  formatWith: (tune: string) => string;
  title: string;
  fileName: string;
}) {
  return <FileActions {...actions} makeText={() => formatWith(transposeTune(tune, semitones))} />;
}

/** Moves a tune in ABC notation, up by at most six semitones and else down. */
export function transposeTune(abc: string, semitones: number): string {
  return abcjs.strTranspose(abc, abcjs.parseOnly(abc), semitones > 6 ? semitones - 12 : semitones);
}
