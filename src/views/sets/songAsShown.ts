import type { SongId } from '../../catalogue';
import { selectPlayedCapo, selectTranspose, type RootState } from '../../state';
import type { NewEntry } from '../../state/setEdits';

/** A song for a set: in the key, and for the capo, in which it is shown now. */
export function songAsShown(state: RootState, id: SongId): NewEntry {
  const capo = selectPlayedCapo(state, id);
  return { song: id, transpose: selectTranspose(state, id), note: '', ...(capo !== null && { capo }) };
}
