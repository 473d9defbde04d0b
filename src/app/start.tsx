import { startTransition, StrictMode } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { Provider } from 'react-redux';
import { BrowserRouter } from '../views/router';
import type { Searcher, SearchIndex } from '../catalogue/search';
import type { Meaning } from '../catalogue';
import type { SongTraits } from '../catalogue/songTraits';
import { catalogueOf, selectReaderSettings, usualReading } from '../state';
import { makeKeptStorage } from '../storage/keptStorage';
import { syncTabs } from '../storage/syncTabs';
import { App } from '../views/App';
import { idleLoads, loadPage } from '../views/pages/pages';
import { pageNameAt } from '../views/pages/pageTable';
import { loadRomanisation } from '../views/sheet/LatinNames';
import * as text from '../views/text';
import { loadSearch } from '../views/find/useFoundSongs';
import { ServicesContext } from '../views/hooks';
import { prefixOf } from '../views/text/languages';
import { fetchAhead } from '../views/ui/fetching';
import { makeConsoleObject } from './consoleObject';
import { replayEarlyTaps } from './earlyTaps';
import { makeStore } from './makeStore';
import { meantPath } from './meantPath';
import { fetchData, followErrors, makeContentLoader, untilIdle } from './page';

/** Wires the songbook together and hydrates the prerendered page. */
export function start(page: Window, root: HTMLElement): void {
  const { origin, pathname, search, hash } = page.location;
  const meant = meantPath(pathname);
  // The address begins with the origin: `//a` alone is another site.
  if (meant) return page.location.replace(origin + meant + search + hash);
  const getLastError = followErrors(page);
  const { dataset } = page.document.documentElement;
  const { listings, contents, traits, searchIndex, meanings } = page.songbookCatalogue;
  const { songbookPage: song } = page;
  // A copy of a song's page, as archives keep, stands below another path than a language's prefix.
  const [, above] = (song && new RegExp(`^((?:/[^/].*)?)/songs/${song.id}$`).exec(pathname)) ?? [];
  const basename = above ?? prefixOf(pathname);
  const path = pathname.slice(basename.length) || '/';
  // Any other copy stays as it was built: the router has no page for it.
  if (pageNameAt(path) === 'notFound' && page.document.querySelector('[rel=canonical]'))
    return replayEarlyTaps();
  const storage = makeKeptStorage(() => page.localStorage, listings.length);
  const usual = usualReading(text.language);
  const songbook = makeStore(catalogueOf(listings, song && { [song.id]: song.content }), storage, usual);
  const { store, log } = songbook;
  const prerenderedState = store.getState();
  syncTabs(page, songbook);
  page.songbook = makeConsoleObject(songbook);
  const loadContents = makeContentLoader(contents, store.dispatch);
  const idle = untilIdle(page);
  const updates = idle
    .then(() => import(/* webpackChunkName: "afterHydration" */ './whenIdle'))
    .then(({ followChoices, followUpdates }) => {
      followChoices(page, songbook);
      return followUpdates(page, store.dispatch, lateParts);
    });
  // Without it the page goes on as it is.
  updates.catch(() => undefined);
  void idle.then(loadContents);
  const loadSearcher = async (): Promise<Searcher> => {
    const { makeSearcher } = await import(
      /* webpackChunkName: "search" */ '../catalogue/search/makeSearcher'
    );
    const searcher = makeSearcher(await fetchData<SearchIndex>(searchIndex));
    // The browser compiles a search while the page is idle: the first one takes 31 ms instead of 83.
    searcher.search('ա')[0]?.rangesIn('ա');
    return searcher;
  };
  const lateParts = idle.then(async () => {
    const { meaning } = selectReaderSettings(store.getState());
    const meant = meaning ? [() => fetchAhead(services.loadMeanings)] : [];
    const loads: Promise<unknown>[] = [];
    for (const load of [...meant, ...idleLoads, loadSearch, () => fetchAhead(loadSearcher)]) {
      // Started together, these fetches make a task of 70 ms on a slow phone, which holds up a tap.
      await untilIdle(page);
      // A failed fetch is repeated when its result is wanted.
      loads.push(load().catch(() => undefined));
    }
    await Promise.all(loads);
  });
  const services = {
    wantContents: () => void loadContents(),
    loadTraits: () => fetchData<SongTraits[]>(traits),
    loadSearcher,
    loadMeanings: () => fetchData<Meaning[]>(meanings),
    pageMeanings: song?.meaning && { [song.id]: song.meaning },
    startNewVersion: () => void updates.then((startNewVersion) => startNewVersion()),
    onReady: () => {
      replayEarlyTaps();
      // After a frame in which the words were laid out: till then the browser does not hold the place that a reload brings back.
      page.requestAnimationFrame(() => page.setTimeout(() => delete dataset['opening']));
    },
    log,
    getLastError,
  };
  const hydrate = (): void =>
    startTransition(() => {
      hydrateRoot(
        root,
        <StrictMode>
          <Provider store={store} serverState={prerenderedState}>
            <ServicesContext value={services}>
              <BrowserRouter basename={`${basename}/`}>
                <App />
              </BrowserRouter>
            </ServicesContext>
          </Provider>
        </StrictMode>,
        // An error caught by a page's error boundary is reported like any other.
        { onCaughtError: (error) => page.reportError(error) },
      );
    });
  const parts: Promise<unknown>[] = [loadPage(path)];
  // The inline script hides a page whose words are drawn otherwise, until the app answers taps.
  const { opening } = dataset;
  const isWaiting = opening !== undefined && opening !== 'set';
  // A built song's page may have Latin letters, and names in lists where nobody has translated them.
  if (isWaiting || ((song || SONGBOOK_HAS.armenianNames) && usual.latin !== 'none'))
    parts.push(loadRomanisation());
  if (opening === 'meaning') parts.push(fetchAhead(services.loadMeanings));
  void Promise.all(parts).then(hydrate, hydrate);
}
