import { Workbox } from 'workbox-window';
import { newVersionFound, type SongbookAction } from '../state';

/** Puts the songbook in place for use without a network; returns what starts a newer version that was found. */
export function followUpdates(page: Window, dispatch: (action: SongbookAction) => void): () => void {
  const reload = (): void => page.location.reload();
  if (!('serviceWorker' in page.navigator)) return reload;
  const workbox = new Workbox('/sw.js');
  let isWanted = false;
  let isInControl = false;
  let hasVersion = Boolean(page.navigator.serviceWorker.controller);
  workbox.addEventListener('waiting', () => {
    // The very first version waits for a moment too.
    if (hasVersion) dispatch(newVersionFound());
  });
  workbox.addEventListener('controlling', () => {
    const isFirst = !hasVersion;
    hasVersion = true;
    if (isFirst) return;
    if (isWanted || page.document.visibilityState === 'hidden') {
      reload();
      return;
    }
    // Another tab started the newer version: nobody is interrupted who is just reading.
    isInControl = true;
    dispatch(newVersionFound());
  });
  page.document.addEventListener('visibilitychange', () => {
    if (isInControl) reload();
    else if (page.document.visibilityState === 'visible') void workbox.update().catch(() => undefined);
  });
  void workbox.register().catch(() => undefined);
  return () => {
    isWanted = true;
    if (isInControl) reload();
    else workbox.messageSkipWaiting();
  };
}
