import { configureStore, Tuple } from '@reduxjs/toolkit';
import { persistReducer, persistStore, type Persistor } from 'redux-persist';
import type { SongId } from '../catalogue';
import {
  describeAction,
  favoritesSlice,
  makeActionLog,
  NOTHING_SAVED,
  readingSlice,
  rootReducer,
  selectStorageStatus,
  sharedKeySlice,
  storageFailed,
  storageRecovered,
  transpositionsSlice,
  type ActionLog,
  type CatalogueState,
  type ReplayStart,
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
  const start: ReplayStart = NOTHING_SAVED;
  const log: ActionLog = makeActionLog({
    start,
    reduce: (state = start, action) => ({
      favorites: favoritesSlice.reducer(state.favorites, action),
      transpositions: transpositionsSlice.reducer(state.transpositions, action),
      reading: readingSlice.reducer(state.reading, action),
      sharedKey: sharedKeySlice.reducer(state.sharedKey, action),
    }),
    describe: (action) => describeAction(action, titleOf),
    now,
  });
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
  return { store, log, flush: () => void persistor.flush() };
}

/** A store with its log, and what writes at once what is pending. */
export type Songbook = ReturnType<typeof makeStore>;
