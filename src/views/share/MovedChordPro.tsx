import { FileActions } from './FileActions';
import { transposeTune } from './transposeTune';

/** Gives away a song whose tune has to be moved first: the code for that comes only here. */
export function MovedChordPro({
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
