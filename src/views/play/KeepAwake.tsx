import { useEffect } from 'react';

/** Keeps the screen awake while it is rendered; in use, as on the stage or while a song plays, without touches too. */
export function KeepAwake({ isInUse }: { isInUse: boolean }) {
  useEffect(() => {
    const leaving = new AbortController();
    keepAwake(leaving.signal, isInUse);
    return () => leaving.abort();
  }, [isInUse]);
  return null;
}

/** How long the screen stays awake without a touch, in milliseconds. */
const PATIENCE = 10 * 60 * 1000;

/** Keeps the screen awake until aborted, except while the page is hidden or, if it is not in use, untouched for long. */
function keepAwake(signal: AbortSignal, isInUse: boolean): void {
  if (!('wakeLock' in navigator)) return;
  let lock: Promise<WakeLockSentinel> | null = null;
  let timer = 0;
  const release = (): void => {
    window.clearTimeout(timer);
    lock?.then((sentinel) => sentinel.release()).catch(() => undefined);
    lock = null;
  };
  const wait = (): void => {
    window.clearTimeout(timer);
    if (!isInUse) timer = window.setTimeout(release, PATIENCE);
  };
  const touched = (): void => {
    wait();
    if (lock) return;
    const asked = navigator.wakeLock.request('screen');
    const forget = (): void => {
      if (lock === asked) lock = null;
    };
    // The system may refuse the lock, or release it later.
    asked.then((sentinel) => sentinel.addEventListener('release', forget), forget);
    lock = asked;
  };
  // Automatic scrolling counts as reading.
  const scrolled = (): void => {
    if (lock) wait();
  };
  const options = { signal, passive: true, capture: true };
  for (const touch of ['pointerdown', 'keydown', 'wheel']) window.addEventListener(touch, touched, options);
  window.addEventListener('scroll', scrolled, options);
  document.addEventListener(
    'visibilitychange',
    () => (document.visibilityState === 'hidden' ? release() : touched()),
    { signal },
  );
  signal.addEventListener('abort', release);
  if (document.visibilityState === 'visible') touched();
}
