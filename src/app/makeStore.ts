import { configureStore, Tuple, type DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import {
  actionCreators,
  isSongbookAction,
  makeActionLog,
  withoutMeta,
  type CatalogueState,
  type RootState,
} from '../state';
import type { KeptStorage } from '../storage/keptStorage';
import { persistIn } from '../storage/persistence';

/** Makes the store for a catalogue, with an action log and with persistence in a storage of choices. */
export function makeStore(
  catalogue: CatalogueState,
  storage: KeptStorage,
  usualReading: RootState['usualReading'],
) {
  const log = makeActionLog();
  const persistence = persistIn(storage);
  const store = configureStore({
    reducer: persistence.reducer,
    // Every other slice starts in its own initial state.
    preloadedState: { catalogue, usualReading },
    middleware: () => new Tuple(persistence.middleware, log.middleware),
    devTools,
  });
  return { store, log, ...persistence.start(store) };
}

/** A store with its log, and functions that follow what other tabs store, pause storing and resume it. */
export type Songbook = ReturnType<typeof makeStore>;

/** The options of Redux DevTools: the catalogue is shown in short, all action creators are offered. */
const devTools = {
  name: 'Երգեր',
  actionsDenylist: '^persist/',
  actionCreators,
  actionSanitizer: (action) => (isSongbookAction(action) ? withoutMeta(action) : action),
  stateSanitizer: (state) => {
    const { listings, contents, ...catalogue } = (state as typeof state & RootState).catalogue;
    const loaded = `${Object.keys(contents).length} of ${listings.length} songs`;
    return { ...state, catalogue: { ...catalogue, loaded } };
  },
} satisfies DevToolsEnhancerOptions;
