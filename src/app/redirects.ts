import {
  FIRST_LANGUAGE,
  languageAt,
  pathPrefix,
  withoutPrefix,
  type Language,
} from '../views/text/languages';

// The service worker at the site's root for visitors of another language, which the query of its address names: without a
// network, an address without a prefix leads to the page in that language.
interface FetchEvent {
  readonly request: Request;
  respondWith(response: Promise<Response>): void;
}
declare const self: Pick<Window, 'location'> & {
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  readonly skipWaiting: () => void;
};

const PREFIX = pathPrefix(self.location.search.slice(1) as Language);

self.addEventListener('fetch', (event) => {
  const { request } = event;
  const { pathname, search } = new URL(request.url);
  if (request.mode !== 'navigate' || languageAt(pathname) !== FIRST_LANGUAGE) return;
  event.respondWith(fetch(request).catch(() => Response.redirect(PREFIX + withoutPrefix(pathname) + search)));
});
// It keeps nothing, so that one of another language can follow at once.
self.skipWaiting();
