import { configureStore, type Store } from '@reduxjs/toolkit';
import '@testing-library/jest-dom';
import { act, configure, render } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { ReactNode } from 'react';
import { Provider } from 'react-redux';
import { BrowserRouter } from '../../src/views/router';
import { readMeanings } from '../../src/build/site/readMeanings';
import { songs, type Meaning } from '../../src/catalogue';
import { songTraits } from '../../src/catalogue/songTraits';
import { catalogueOf, rootReducer, type CatalogueState, type RootState } from '../../src/state';
import type { LastError } from '../../src/state/log';
import { App } from '../../src/views/App';
import { idleLoads } from '../../src/views/pages/pages';
import { ServicesContext } from '../../src/views/hooks';
import { language } from '../../src/views/text';
import { languageAt, pathPrefix } from '../../src/views/text/languages';
import { MemoryStorage } from './memoryStorage';
import { searcherOf } from './searcherOf';
import { openSongbook } from './songbook';

configure({
  // Longer than any machine takes.
  asyncUtilTimeout: 60_000,
  // Queries by role do not ask of each element whether an ancestor hides it, 26 of 195 s of a processor: axe does in a browser.
  defaultHidden: true,
});
// React makes a text node of its own for a text beside other nodes only, and fails once a translation has replaced it.
document.createTextNode = (text) => {
  throw new Error(`A text beside other nodes: give it an element of its own, «${text}»`);
};

/** The searcher, the traits and the meanings of all songs, made once, and only for a test that asks for them. */
let searcher: ReturnType<typeof searcherOf> | undefined;
let traits: ReturnType<typeof songTraits>[] | undefined;
let meanings: readonly Meaning[] | undefined;

/** A store that never reads what is stored, where only such contents of songs have arrived. */
export const unreadStore = (
  contents: CatalogueState['contents'],
  listings: CatalogueState['listings'] = songs,
): Store<RootState> =>
  configureStore({
    reducer: rootReducer,
    preloadedState: { catalogue: catalogueOf(listings, contents) },
    // The checks walk through every song at each action.
    middleware: (usual) => usual({ immutableCheck: false, serializableCheck: false }),
  });

/** Opens the songbook at an address, on what a browser has stored, and draws it, or a part of it, as a visitor sees it. */
export async function renderSongbook(
  address: string,
  {
    stored = {},
    browserStorage = new MemoryStorage(stored),
    part = <App />,
    store,
  }: {
    stored?: Record<string, string>;
    browserStorage?: MemoryStorage;
    part?: ReactNode;
    /** Another store than the one that reads and writes the browser's storage. */
    store?: Store<RootState>;
  } = {},
) {
  window.history.replaceState(null, '', address);
  const { log, ...songbook } = await openSongbook(browserStorage);
  const shown: Store<RootState> = store ?? songbook.store;
  const services = {
    wantContents: jest.fn(),
    loadTraits: jest.fn(async () => (traits ??= songs.map(songTraits))),
    loadSearcher: jest.fn(async () => (searcher ??= searcherOf(songs))),
    loadMeanings: jest.fn(async () => (meanings ??= readMeanings(songs, language))),
    startNewVersion: jest.fn(),
    onReady: jest.fn(),
    log,
    getLastError: jest.fn<LastError | null, []>(() => null),
  };
  // Nothing waits between two keys of a visitor.
  const user = userEvent.setup({ delay: null });
  await Promise.all(idleLoads.map((load) => load()));
  await act(async () => {
    render(
      <Provider store={shown}>
        <ServicesContext value={services}>
          <BrowserRouter basename={`${pathPrefix(languageAt(address))}/`}>{part}</BrowserRouter>
        </ServicesContext>
      </Provider>,
    );
  });
  return { user, services, browserStorage, store: shown };
}

/** The path, query and fragment of the page's address. */
export const addressNow = (): string =>
  window.location.pathname + window.location.search + window.location.hash;
