import { clientsClaim } from 'workbox-core';
import { PrecacheController, PrecacheRoute, type PrecacheEntry } from 'workbox-precaching';
import { registerRoute } from 'workbox-routing';
import { languageAt, pathPrefix, withoutPrefix } from '../views/text/languages';

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
      // A page of another language has its own worker, or comes from the network; else it is shown in this language.
      const isOther = languageAt(pathname) !== LANGUAGE;
      const found = find(origin + PREFIX + withoutPrefix(pathname)) ?? find(`${PREFIX}/404.html`);
      return found && { ...found, isOther };
    },
    async ({ params, ...asked }) => {
      const { wanted, isOther } = params as { wanted: Request; isOther?: boolean };
      const answer = () => cache.strategy.handle({ ...asked, params, request: wanted });
      return isOther ? fetch(asked.request).catch(answer) : answer();
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
