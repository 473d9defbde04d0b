import type { SongId } from '../../catalogue';
import { barChanged, selectReaderSettings } from '../../state';
import { useSongbook, useSongbookDispatch } from '../hooks';

/** How many beats the bar of a song has whose file says no metre, and what sets it. */
export function useBeatsInBar(id: SongId) {
  const beatsInBar = useSongbook((state) => selectReaderSettings(state).bars[id] ?? 1);
  const dispatch = useSongbookDispatch();
  return [beatsInBar, (beats: number) => dispatch(barChanged({ id, beats }))] as const;
}
