import { configureStore, Tuple } from '@reduxjs/toolkit';
import { persistReducer, persistStore, type Persistor } from 'redux-persist';
import type { SongId } from '../catalogue';
import {
  describeAction,
  makeActionLog,
  rootReducer,
  selectStorageStatus,
  storageFailed,
  storageRecovered,
  type ActionLog,
  type CatalogueState,
} from '../state';
import { makePersistConfig, rehydration, type SongStorage } from '../storage';
import { devToolsOptions } from './devTools';

/** Makes the store of a catalogue, with its action log, reading and writing through a song storage. */
export function makeStore(
  catalogue: CatalogueState,
  storage: SongStorage,
  now: () => Date = () => new Date(),
) {
  const titleOf = (id: SongId): string => catalogue.listings[id]?.title ?? '?';
  const log: ActionLog = makeActionLog({ describe: (action) => describeAction(action, titleOf), now });
  const persistConfig = makePersistConfig(storage, (error) => {
    const failed = selectStorageStatus(store.getState()) === 'failed';
    if (error !== null && !failed) store.dispatch(storageFailed({ reason: String(error) }));
    if (error === null && failed && storage.isLoaded()) store.dispatch(storageRecovered());
  });
  const store = configureStore({
    reducer: persistReducer(persistConfig, rootReducer),
    preloadedState: { catalogue } as never,
    middleware: () => new Tuple(rehydration, log.middleware),
    devTools: devToolsOptions(titleOf),
  });
  const persistor: Persistor = persistStore(store);
  return { store, log, flush: () => persistor.flush() as Promise<void> };
}

/** A store with its log, and what writes at once what is pending. */
export type Songbook = ReturnType<typeof makeStore>;
