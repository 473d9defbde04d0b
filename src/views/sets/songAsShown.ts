import type { SongId } from '../../catalogue';
import { selectSongKey, type RootState } from '../../state';
import type { NewEntry } from '../../state/setEdits';

/** A song for a set: in the key, and for the capo, in which it is shown now. */
export function songAsShown(state: RootState, id: SongId): NewEntry {
  const { transpose, capo } = selectSongKey(state, id);
  return { song: id, transpose, note: '', ...(capo !== null && { capo }) };
}
