import { clientsClaim } from 'workbox-core';
import {
  cleanupOutdatedCaches,
  PrecacheController,
  PrecacheRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';

// The service worker: it caches the whole site, and answers every request from one version of it.
declare const self: Pick<Window, 'addEventListener'> & {
  /** The built files, listed by code that the build puts before this script: cached on install, or on first use. */
  readonly songbookFiles: { readonly always: PrecacheEntry[]; readonly onceUsed: PrecacheEntry[] };
  readonly skipWaiting: () => void;
};

const NOT_FOUND = new Request('/404.html');

/** Caches files, and answers with a cached or fetched one only if its hash is the one from the build. */
function keep(files: PrecacheEntry[], cacheName?: string): PrecacheController {
  const cache: PrecacheController = new PrecacheController({
    ...(cacheName && { cacheName }),
    plugins: [
      {
        cachedResponseWillBeUsed: async ({ request, cachedResponse }) =>
          cachedResponse && (await integrityOf(cachedResponse)) === cache.getIntegrityForCacheKey(request.url)
            ? cachedResponse
            : null,
        requestWillFetch: async ({ request }) =>
          new Request(request, { cache: (await isInBrowserCache(request)) ? 'force-cache' : 'reload' }),
      },
    ],
  });
  cache.addToCacheList(files);
  // A page is the same file for every query string.
  const { match } = new PrecacheRoute(cache, { ignoreURLParametersMatching: [/./] });
  registerRoute(
    (asked): unknown =>
      match(asked) ?? (asked.request.mode === 'navigate' && match({ ...asked, request: NOT_FOUND })),
    // In mode `same-origin`, Workbox checks the integrity of a network response and caches it.
    ({ request, ...asked }) =>
      cache.strategy.handle({ ...asked, request: new Request(request, { mode: 'same-origin' }) }),
  );
  return cache;
}

/** The hash of a response's body in the format of the list; undefined if the body cannot be read. */
async function integrityOf(response: Response): Promise<string | undefined> {
  try {
    const hash = await crypto.subtle.digest('SHA-256', await response.clone().arrayBuffer());
    return `sha256-${btoa(String.fromCharCode(...new Uint8Array(hash)))}`;
  } catch {
    return undefined;
  }
}

/** Whether the browser's HTTP cache has the requested file, undamaged. */
async function isInBrowserCache(request: Request): Promise<boolean> {
  try {
    return (await fetch(new Request(request, { cache: 'only-if-cached', mode: 'same-origin' }))).ok;
  } catch {
    return false;
  }
}

const { always, onceUsed } = self.songbookFiles;
const site = keep(always);
self.addEventListener('install', (event) => void site.install(event));
for (const cache of [site, keep(onceUsed, 'tune')])
  self.addEventListener('activate', (event) => void cache.activate(event));
cleanupOutdatedCaches();
clientsClaim();
self.addEventListener('message', ({ data }: MessageEvent<{ type?: string } | null>) => {
  if (data?.type === 'SKIP_WAITING') self.skipWaiting();
});
