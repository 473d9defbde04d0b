import type { SongId } from '../../../catalogue';
import { barChanged, selectReaderSettings } from '../../../state';
import { useSongbook, useSongbookDispatch } from '../../hooks';

/** The beats of a bar in a song whose file gives no metre, and their setter. */
export function useBeatsInBar(id: SongId) {
  const beatsInBar = useSongbook((state) => selectReaderSettings(state).bars[id] ?? 1);
  const dispatch = useSongbookDispatch();
  return [beatsInBar, (beats: number) => dispatch(barChanged({ id, beats }))] as const;
}
