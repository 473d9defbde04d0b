import { Workbox } from 'workbox-window';
import { newVersionFound, type SongbookAction } from '../state';
import {
  BASE,
  FIRST_LANGUAGE,
  languageAt,
  REDIRECTS_ADDRESS,
  workerAddress,
  type Language,
} from '../views/text/languages';

/** Marks in the session storage that a page of this tab was reloaded because a part of it was gone. */
const RELOADED = 'songbook:reloaded';

/**
 * Registers the service worker for use without a network; returns a function that starts a newer version once the page has
 * its late parts.
 */
export function followUpdates(
  page: Window,
  dispatch: (action: SongbookAction) => void,
  lateParts: Promise<void>,
): () => void {
  const reload = (): void => page.location.reload();
  const announceVersion = (): void => dispatch(newVersionFound());
  const reloadOnce = (): void => {
    announceVersion();
    if (page.sessionStorage.getItem(RELOADED)) return;
    page.sessionStorage.setItem(RELOADED, '1');
    reload();
  };
  if (!('serviceWorker' in page.navigator)) {
    whenPartIsGone(page, reloadOnce);
    return reload;
  }
  const workers = page.navigator.serviceWorker;
  const language = languageAt(page.location.pathname);
  const address = workerAddress(language);
  const isOwn = (worker: ServiceWorker | null | undefined): boolean => isAt(address, worker);
  const workbox = new Workbox(address);
  const update = (): void => void workbox.update().catch(() => undefined);
  let isWanted = false;
  let isOutdated = false;
  let hasVersion = false;
  workbox.addEventListener('waiting', () => {
    if (hasVersion) announceVersion();
    // The first version in a language starts at once.
    else workbox.messageSkipWaiting();
  });
  workbox.addEventListener('controlling', () => {
    // The worker at the root may have come to lead to this language.
    if (!isOwn(workers.controller)) return;
    const isFirst = !hasVersion;
    hasVersion = true;
    if (isFirst) return;
    if (isWanted || page.document.visibilityState === 'hidden') {
      reload();
      return;
    }
    // Another tab started the newer version: a visible page is not reloaded, so that reading is not interrupted.
    isOutdated = true;
    announceVersion();
  });
  page.document.addEventListener('visibilitychange', () => {
    if (isOutdated) reload();
    else if (page.document.visibilityState === 'visible') update();
  });
  // What the worker of its own version answers with would be the same after a reload.
  const isKept = isOwn(workers.controller);
  whenPartIsGone(page, () => (isKept && !isOutdated ? update() : reloadOnce()));
  const registering = (async () => {
    // After a forced reload the page is not controlled, although a version is installed.
    hasVersion = isOwn((await workers.getRegistration())?.active);
    const registration = await workbox.register();
    if (language !== FIRST_LANGUAGE) void leadFromRoot(workers, language).catch(() => undefined);
    return registration;
  })().catch(() => undefined);
  return () => {
    isWanted = true;
    void registering.then(async (registration) => {
      if (!registration?.waiting) return reload();
      // While the page fetches files, Chromium may start the newer version only after 31 seconds.
      await lateParts;
      workbox.messageSkipWaiting();
    });
  };
}

/** Whether a worker's script has this address. */
const isAt = (address: string, worker: ServiceWorker | null | undefined): boolean =>
  worker ? new URL(worker.scriptURL).pathname === address : false;

/** Leads addresses without a prefix to a language while there is no network, unless the site in the first language is kept. */
async function leadFromRoot(workers: ServiceWorkerContainer, language: Language): Promise<void> {
  const atRoot = await workers.getRegistration(`${BASE}/`);
  if (!isAt(workerAddress(FIRST_LANGUAGE), atRoot?.active))
    await workers.register(`${REDIRECTS_ADDRESS}?${language}`);
}

/** Calls `act` if a script that the page requests is gone from the site, as after an update. */
function whenPartIsGone(page: Window, act: () => void): void {
  const check = async (address: string): Promise<void> => {
    const { status } = await page.fetch(address, { method: 'HEAD', cache: 'no-store' });
    if (status === 404) act();
  };
  page.addEventListener(
    'error',
    ({ target }) => {
      if (!(target instanceof HTMLScriptElement) || !target.matches('[src^="/"]')) return;
      // Without a network this cannot be checked, and where storage is blocked the visitor reloads.
      check(target.src).catch(() => undefined);
    },
    true,
  );
}
