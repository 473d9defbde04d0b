import { shorterWay } from '../../music';
import { transposeTune } from '../play/staff/tuneText';
import { FileActions } from '../ui';

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
  fileName: string;
}) {
  return <FileActions {...actions} makeText={() => formatWith(transposeTune(tune, shorterWay(semitones)))} />;
}
