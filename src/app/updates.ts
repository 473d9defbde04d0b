import { Workbox } from 'workbox-window';
import { newVersionFound, type SongbookAction } from '../state';
import { whenPartIsGone } from './goneParts';

/** Puts the songbook in place for use without a network; returns what starts a newer version that was found. */
export function followUpdates(page: Window, dispatch: (action: SongbookAction) => void): () => void {
  const reload = (): void => page.location.reload();
  const tell = (): void => dispatch(newVersionFound());
  if (!('serviceWorker' in page.navigator)) {
    whenPartIsGone(page, tell);
    return reload;
  }
  const workers = page.navigator.serviceWorker;
  const workbox = new Workbox('/sw.js');
  const update = (): void => void workbox.update().catch(() => undefined);
  let isWanted = false;
  let isInControl = false;
  let hasVersion = false;
  workbox.addEventListener('waiting', () => {
    // The very first version waits for a moment too.
    if (hasVersion) tell();
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
    tell();
  });
  page.document.addEventListener('visibilitychange', () => {
    if (isInControl) reload();
    else if (page.document.visibilityState === 'visible') update();
  });
  // A page that no worker answers for was the newest one when it was opened.
  whenPartIsGone(page, () => (workers.controller ? update() : tell()));
  const registering = (async () => {
    // A page that was reloaded past the worker is not controlled, though there is a version.
    hasVersion = Boolean((await workers.getRegistration())?.active);
    return workbox.register();
  })().catch(() => undefined);
  return () => {
    isWanted = true;
    void registering.then((registration) => {
      if (registration?.waiting) workbox.messageSkipWaiting();
      else reload();
    });
  };
}
