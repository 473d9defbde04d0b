import { clientsClaim } from 'workbox-core';
import {
  cleanupOutdatedCaches,
  PrecacheController,
  PrecacheRoute,
  type PrecacheEntry,
} from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { languageAt, pathPrefix } from '../views/text/languages';

// The service worker: it caches the whole site, and answers every request from one version of it.
declare const self: Pick<Window, 'addEventListener' | 'location'> & {
  /** The built files, listed by code that the build puts before this script: cached on install, or on first use. */
  readonly songbookFiles: { readonly always: PrecacheEntry[]; readonly onceUsed: PrecacheEntry[] };
  readonly skipWaiting: () => void;
};

const LANGUAGE = languageAt(self.location.pathname);
const PREFIX = pathPrefix(LANGUAGE);

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
    ({ request, url: { origin, pathname }, ...asked }): unknown => {
      const find = (file: Request | string) => {
        // In mode `same-origin`, Workbox checks the integrity of a network response and caches it.
        const wanted = new Request(file, { mode: 'same-origin' });
        const found = match({ ...asked, request: wanted, url: new URL(wanted.url) }) as object | undefined;
        return found && { ...found, wanted };
      };
      if (request.mode !== 'navigate') return find(request);
      // A page of another language has its own worker, or comes from the network.
      if (languageAt(pathname) !== LANGUAGE) return false;
      return find(origin + pathname) ?? find(`${PREFIX}/404.html`);
    },
    ({ params, ...asked }) => {
      const { wanted } = params as { wanted: Request };
      return cache.strategy.handle({ ...asked, params, request: wanted });
    },
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
