import { useEffect } from 'react';

/** Keeps the screen awake while a song is open and being read. */
export function useWakeLock(): void {
  useEffect(() => {
    const leaving = new AbortController();
    void import(/* webpackChunkName: "playing" */ './keepAwake').then(({ keepAwake }) => {
      if (!leaving.signal.aborted) keepAwake(leaving.signal);
    });
    return () => leaving.abort();
  }, []);
}
