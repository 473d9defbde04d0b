import { configureStore, Tuple } from '@reduxjs/toolkit';
import {
  describeAction,
  makeActionLog,
  rootReducer,
  savedStateSynced,
  selectStorageStatus,
  storageFailed,
  storageRecovered,
  titlesOf,
  type ActionLog,
  type CatalogueState,
} from '../state';
import { makePersistence } from '../storage/persistence';
import type { SongStorage } from '../storage/songStorage';
import { devToolsOptions, isHistoryForgotten } from './devTools';

/** Makes the store of a catalogue, with its action log, reading and writing through a song storage. */
export function makeStore(
  catalogue: CatalogueState,
  storage: SongStorage,
  now: () => Date = () => new Date(),
) {
  const titleOf = titlesOf(catalogue.listings);
  const log: ActionLog = makeActionLog({ describe: (action) => describeAction(action, titleOf), now });
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
    // Every other slice begins in its own initial state.
    preloadedState: { catalogue },
    middleware: () => new Tuple(persistence.middleware, log.middleware),
    devTools: devToolsOptions(titleOf),
  });
  const restore = (): void => persistence.restore(store.dispatch);
  store.subscribe(() => {
    if (selectStorageStatus(store.getState()) === 'loading' && isHistoryForgotten(store)) restore();
  });
  void persistence.read(store.dispatch);
  return { store, log, restore, follow: persistence.follow };
}

/** A store with its log, what brings the visitor's own choices back, and what takes over those of other tabs. */
export type Songbook = ReturnType<typeof makeStore>;
