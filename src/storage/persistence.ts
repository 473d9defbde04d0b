import { isAction, type Middleware, type Reducer, type Store, type UnknownAction } from '@reduxjs/toolkit';
import { persistReducer, persistStore, REHYDRATE, type PersistConfig, type Persistor } from 'redux-persist';
import {
  areSameChoices,
  choicesChanged,
  isSongbookAction,
  KEPT_SLICES,
  replacing,
  rootReducer,
  selectStorageStatus,
  storageFailed,
  storageRecovered,
  toKept,
  type Choices,
  type StoredTexts,
  type RootState,
} from '../state';
import { errorOf, type KeptStorage } from './keptStorage';

/** The published type lacks `deserialize: false`. */
type Config = PersistConfig<RootState> & { readonly deserialize: false };

/** What redux-persist dispatches once it has read the storage, or could not. */
type Rehydration = { readonly payload: StoredTexts; readonly err?: undefined } | { readonly err: Error };

const isRehydration = (action: unknown): action is Rehydration =>
  isAction(action) && action.type === REHYDRATE;

type Api = Pick<Store<RootState>, 'getState' | 'dispatch'>;

/** Keeps the visitor's choices by redux-persist in a storage of texts. */
export function persistIn(storage: KeptStorage) {
  let failure: Error | null = null;
  let persistor: Persistor;
  let isPaused = false;

  const config: Config = {
    key: 'songbook',
    whitelist: [...KEPT_SLICES],
    serialize: false,
    deserialize: false,
    // `choicesChanged` takes over what is read, so that it stands in the action log.
    stateReconciler: false,
    timeout: 0,
    storage: {
      getItem: async () => storage.read(),
      setItem: async (_key: string, state: Choices) => {
        failure = errorOf(() => storage.write(toKept(state)));
      },
      // Only a purge calls this, and nothing purges.
      removeItem: async () => undefined,
    },
  };

  // The published type asks for redux-persist's own part in every state.
  const reducer = persistReducer(config, rootReducer) as unknown as Reducer<
    RootState,
    UnknownAction,
    Partial<RootState>
  >;

  /** Says in the state whether storage works; returns whether it does. */
  const showFailure = ({ getState, dispatch }: Api, error: Error | null): boolean => {
    const hasFailed = selectStorageStatus(getState()) === 'failed';
    if (error && !hasFailed) dispatch(storageFailed({ reason: String(error) }));
    if (!error && hasFailed && storage.isRead()) dispatch(storageRecovered());
    return !error;
  };

  /** Takes over what was read; what was chosen meanwhile is newer. */
  const load = ({ getState, dispatch }: Api, read: StoredTexts): void => {
    dispatch(choicesChanged({ change: { ...read, ...toKept(getState()) }, why: 'loaded' }));
  };

  const middleware: Middleware<object, RootState> = (api) => (next) => (action) => {
    const before = api.getState();
    const result = next(action);
    if (isRehydration(action)) {
      if (action.err) showFailure(api, action.err);
      else load(api, action.payload);
    }
    // At once: what waits for a timer could overwrite what another tab stores meanwhile.
    if (isSongbookAction(action) && !isPaused && !areSameChoices(before, api.getState())) {
      void persistor.flush();
      showFailure(api, failure);
    }
    return result;
  };

  return {
    reducer,
    middleware,
    /**
     * Reads what is stored into a store with this reducer and middleware; returns functions that follow other tabs, pause
     * storing and resume it.
     */
    start(store: Store<RootState>) {
      persistor = persistStore(store);
      return {
        /**
         * Takes over what other tabs changed under a key, or under all if it is null, then writes what an earlier write
         * could not. Returns false if storage fails.
         */
        sync(key: string | null): boolean {
          if (isPaused) return true;
          const error = errorOf(() => {
            if (storage.isRead()) {
              storage.follow(key, (change) => void store.dispatch(choicesChanged({ change, why: 'synced' })));
              if (selectStorageStatus(store.getState()) === 'failed') storage.write(toKept(store.getState()));
            } else {
              storage.write(toKept(store.getState()));
              load(store, storage.read());
            }
          });
          return showFailure(store, error);
        },
        /** Until it is resumed, nothing is stored. */
        pause(): void {
          persistor.pause();
          isPaused = true;
        },
        /** Ends a pause: reads the choices again and shows them in the place of all that was shown. */
        resume(): void {
          if (!isPaused) return;
          const change = replacing(store.getState(), storage.read());
          persistor.persist();
          isPaused = false;
          store.dispatch(choicesChanged({ change, why: 'loaded' }));
        },
      };
    },
  };
}
