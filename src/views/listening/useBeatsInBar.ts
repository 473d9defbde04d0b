import { useSyncExternalStore } from 'react';
import type { SongId } from '../../catalogue';

/** How many beats the bar of a metronome may have. */
export const BARS = [1, 2, 3, 4, 6] as const;
type Beats = (typeof BARS)[number];

const chosen = new Map<SongId, Beats>();
const listeners = new Set<() => void>();

function listen(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}

/** How many beats the bar of a song has whose file says no metre, as chosen in this visit, and what chooses it. */
export function useBeatsInBar(id: SongId): readonly [Beats, (beats: Beats) => void] {
  const beatsInBar = useSyncExternalStore(listen, () => chosen.get(id) ?? 1);
  const choose = (beats: Beats): void => {
    chosen.set(id, beats);
    for (const listener of listeners) listener();
  };
  return [beatsInBar, choose];
}
