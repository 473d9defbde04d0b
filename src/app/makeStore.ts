import { configureStore, Tuple } from '@reduxjs/toolkit';
import {
  makeActionLog,
  rootReducer,
  savedStateSynced,
  selectStorageStatus,
  storageFailed,
  storageRecovered,
  type CatalogueState,
} from '../state';
import { makePersistence } from '../storage/persistence';
import type { SongStorage } from '../storage/songStorage';
import { isHistoryForgotten, makeDevTools } from './devTools';

/** Makes the store for a catalogue, with an action log and with persistence in a song storage. */
export function makeStore(
  catalogue: CatalogueState,
  storage: SongStorage,
  now: () => Date = () => new Date(),
) {
  const log = makeActionLog(now);
  const devTools = makeDevTools(catalogue.listings);
  const persistence = makePersistence(storage, {
    follow: (change) => void store.dispatch(savedStateSynced(change)),
    report: (error) => {
      const failed = selectStorageStatus(store.getState()) === 'failed';
      if (error !== null && !failed) store.dispatch(storageFailed({ reason: String(error) }));
      if (error === null && failed && storage.isLoaded()) store.dispatch(storageRecovered());
    },
  });
  const store = configureStore({
    reducer: rootReducer,
    // Every other slice starts in its own initial state.
    preloadedState: { catalogue },
    middleware: () => new Tuple(persistence.middleware, log.middleware),
    devTools: devTools.options,
  });
  const restore = (): void => persistence.restore(store.dispatch);
  store.subscribe(() => {
    if (selectStorageStatus(store.getState()) === 'loading' && isHistoryForgotten(store)) restore();
  });
  void devTools.isReady.then(() => persistence.read(store.dispatch));
  return { store, log, restore, follow: persistence.follow };
}

/** A store with its log, and functions to restore the visitor's own choices and to apply other tabs' changes. */
export type Songbook = ReturnType<typeof makeStore>;
