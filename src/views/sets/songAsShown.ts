import type { SongId } from '../../catalogue';
import { type NewEntry, type RootState, selectSongKey } from '../../state';

/** A song for a set: in the key, and for the capo, in which it is shown now. */
export function songAsShown(state: RootState, id: SongId): NewEntry {
  const { transpose, capo } = selectSongKey(state, id);
  return { song: id, transpose, note: '', ...(capo !== null && { capo }) };
}
