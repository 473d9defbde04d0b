import type { Middleware, Reducer, Store, UnknownAction } from '@reduxjs/toolkit';
import {
  PAUSE,
  PERSIST,
  persistReducer,
  persistStore,
  REHYDRATE,
  type PersistConfig,
  type Persistor,
} from 'redux-persist';
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
interface Rehydration extends UnknownAction {
  readonly payload?: StoredTexts;
  readonly err?: Error;
}
const isRehydration = (action: UnknownAction): action is Rehydration => action.type === REHYDRATE;

/** Keeps the visitor's choices by redux-persist in a storage of texts. While its persistor is paused, nothing is stored. */
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
    const { type } = action as UnknownAction;
    if (type === PAUSE || type === PERSIST) isPaused = type === PAUSE;
    if (isRehydration(action as UnknownAction)) {
      const { payload = {}, err } = action as Rehydration;
      if (err) showFailure(api, err);
      else load(api, payload);
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
    /** The persistor of a store with this reducer and middleware; it reads what is stored. */
    persistorOf: (store: Store<RootState>): Persistor => (persistor = persistStore(store)),
    /**
     * Takes over what other tabs changed under a key, or under all if it is null, then writes what an earlier write could
     * not. Returns false if storage fails.
     */
    sync(store: Store<RootState>, key: string | null): boolean {
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
    /** Ends a pause: reads the choices again and shows them in the place of all that was shown. */
    resume(store: Store<RootState>): void {
      if (!isPaused) return;
      const change = replacing(store.getState(), storage.read());
      persistor.persist();
      store.dispatch(choicesChanged({ change, why: 'loaded' }));
    },
  };
}

type Api = Pick<Store<RootState>, 'getState' | 'dispatch'>;
