import { configureStore, Tuple, type DevToolsEnhancerOptions } from '@reduxjs/toolkit';
import { persistReducer, persistStore, type Persistor } from 'redux-persist';
import type { SongId } from '../catalogue';
import {
  describeAction,
  isSongbookAction,
  makeActionLog,
  rootReducer,
  selectStorageStatus,
  storageFailed,
  storageRecovered,
  withoutMeta,
  type ActionLog,
  type CatalogueState,
  type RootState,
} from '../state';
import { makePersistConfig, rehydration, writeThrough } from '../storage/persistence';
import type { SongStorage } from '../storage/songStorage';

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
  const reducer = persistReducer(persistConfig, rootReducer);
  const store = configureStore({
    reducer,
    // Every other slice begins in its own initial state.
    preloadedState: { catalogue } as ReturnType<typeof reducer>,
    middleware: () =>
      new Tuple(
        rehydration,
        writeThrough(() => void persistor.flush()),
        log.middleware,
      ),
    devTools: devToolsOptions(titleOf),
  });
  const persistor: Persistor = persistStore(store);
  return { store, log };
}

/** A store with its log. */
export type Songbook = ReturnType<typeof makeStore>;

/** Redux DevTools options: actions read as sentences, the catalogue's bulk is left out. */
function devToolsOptions(titleOf: (id: SongId) => string): DevToolsEnhancerOptions {
  return {
    name: 'Երգեր',
    actionSanitizer: (action) =>
      isSongbookAction(action)
        ? { ...withoutMeta(action), type: `${action.type}: ${describeAction(action, titleOf)}` }
        : action,
    stateSanitizer: (state) => {
      const { listings, contents, ...catalogue } = (state as typeof state & RootState).catalogue;
      const loaded = `${Object.keys(contents).length} of ${listings.length} songs`;
      return { ...state, catalogue: { ...catalogue, loaded } };
    },
  };
}
