import { shorterWay } from '../../music';
import { fetchStaff } from '../play/staff/fetchStaff';
import { FileActions, Pending, Unreachable, useFetched } from '../ui';

/** File actions for a song whose tune must be transposed first, by code that is fetched for it. */
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
  const { data: staff, retry } = useFetched(fetchStaff, true);
  if (retry) return <Unreachable onRetry={retry} />;
  if (!staff) return <Pending />;
  const makeText = (): string => formatWith(staff.transposeTune(tune, shorterWay(semitones)));
  return <FileActions {...actions} makeText={makeText} />;
}
