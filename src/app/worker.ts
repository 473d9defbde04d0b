import { clientsClaim } from 'workbox-core';
import { PrecacheController, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { languageAt, pathPrefix } from '../views/text/languages';
import { keptAnswers } from './keptAnswers';

// The service worker: it caches the whole site, and answers every request from one version of it.
declare const self: Pick<Window, 'addEventListener' | 'location'> & {
  /** The built files, listed by code that the build puts before this script: cached on install, or on first use. */
  readonly songbookFiles: { readonly always: PrecacheEntry[]; readonly onceUsed: PrecacheEntry[] };
  readonly skipWaiting: () => void;
};

const LANGUAGE = languageAt(self.location.pathname);
const PREFIX = pathPrefix(LANGUAGE);

/** Caches files, if their hash is the one from the build, and answers with them. */
function keep(files: PrecacheEntry[], cacheName?: string): PrecacheController {
  const cache = new PrecacheController({
    ...(cacheName && { cacheName }),
    plugins: [
      {
        // The site is asked even for what the browser has cached: a captive portal's page may be among it.
        requestWillFetch: async ({ request }) => new Request(request, { cache: 'no-cache' }),
      },
    ],
  });
  cache.addToCacheList(files);
  registerRoute(
    ({ request: { url, mode } }): unknown => {
      const { files, isNetworkFirst } = keptAnswers(url, mode === 'navigate', LANGUAGE);
      const file = files.find((each) => cache.getCacheKeyForURL(each));
      const cacheKey = file && cache.getCacheKeyForURL(file);
      if (!cacheKey) return undefined;
      return { file, isNetworkFirst, cacheKey, integrity: cache.getIntegrityForCacheKey(cacheKey) };
    },
    async ({ params, ...asked }) => {
      const { file, isNetworkFirst } = params as { file: string; isNetworkFirst: boolean };
      // In mode `same-origin`, Workbox checks the integrity of a network response and caches it.
      const request = new Request(file, { mode: 'same-origin' });
      const answer = () => cache.strategy.handle({ ...asked, params, request });
      return isNetworkFirst ? fetch(asked.request).catch(answer) : answer();
    },
  );
  return cache;
}

const { always, onceUsed } = self.songbookFiles;
const site = keep(always);
self.addEventListener('install', (event) => void site.install(event));
// Each worker has its own caches, because activation deletes every file that is not in its list.
for (const cache of [site, keep(onceUsed, `${PREFIX}/tune`)])
  self.addEventListener('activate', (event) => void cache.activate(event));
clientsClaim();
self.addEventListener('message', ({ data }: MessageEvent<{ type?: string } | null>) => {
  if (data?.type === 'SKIP_WAITING') self.skipWaiting();
});
