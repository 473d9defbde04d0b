import { useEffect, useState } from 'react';
import type { ShelvedSong } from '../../catalogue/shelves';
import { useServices } from '../services';

type ShelvedSongs = readonly ShelvedSong[];

/** What has arrived, by what fetched it, so that it is there for every list. */
const arrived = new WeakMap<() => Promise<ShelvedSongs>, ShelvedSongs>();

/** What the shelves know of every song, fetched when it is first wanted; null until it has arrived. */
export function useShelvedSongs(isWanted: boolean): {
  readonly songs: ShelvedSongs | null;
  /** Fetches it anew; null where nothing failed. */
  readonly retry: (() => void) | null;
} {
  const { loadShelves } = useServices();
  const [songs, setSongs] = useState(() => arrived.get(loadShelves) ?? null);
  const [attempt, setAttempt] = useState(0);
  const [failedAttempt, setFailedAttempt] = useState<number | null>(null);
  useEffect(() => {
    if (!isWanted || songs) return;
    loadShelves().then(
      (shelved) => {
        arrived.set(loadShelves, shelved);
        setSongs(shelved);
      },
      () => setFailedAttempt(attempt),
    );
  }, [isWanted, songs, loadShelves, attempt]);
  const hasFailed = failedAttempt === attempt;
  return { songs, retry: hasFailed ? () => setAttempt(attempt + 1) : null };
}
