import type { Middleware, Reducer, Store, UnknownAction } from '@reduxjs/toolkit';
import {
  FLUSH,
  persistReducer,
  persistStore,
  REHYDRATE,
  type PersistConfig,
  type Persistor,
  type PersistorOptions,
} from 'redux-persist';
import {
  changeBetween,
  changed,
  choicesChanged,
  isEmpty,
  isSongbookAction,
  KEPT_SLICES,
  NO_CHOICES,
  replacing,
  rootReducer,
  selectChoices,
  selectStorageStatus,
  stateReplaced,
  storageFailed,
  storageRecovered,
  toKept,
  type Choices,
  type Kept,
  type RootState,
  type SongbookAction,
} from '../state';
import { errorOf, type KeptStorage } from './keptStorage';

/** The published types lack `deserialize: false` and `manualPersist`. */
type Config = PersistConfig<RootState> & { readonly deserialize: false };
const MANUAL: PersistorOptions & { readonly manualPersist: true } = { manualPersist: true };

/** What redux-persist dispatches once it has read the storage, or could not. */
interface Rehydration extends UnknownAction {
  readonly payload?: Kept;
  readonly err?: Error;
}
const isRehydration = (action: unknown): action is Rehydration =>
  (action as UnknownAction).type === REHYDRATE;

/**
 * Keeps the visitor's choices by redux-persist in a storage of texts. While a replay or another history of DevTools is
 * shown, the state is not what the visitor chose, and nothing of it is stored.
 */
export function persistIn(storage: KeptStorage) {
  /** What the visitor chose, here and in other tabs. */
  let own: Choices = NO_CHOICES;
  let isFlushing = false;
  let failure: Error | null = null;

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
      // States that DevTools compute anew come here too, in a later task; only what is flushed was chosen.
      setItem: async (_key: string, state: Choices) => {
        if (isFlushing) failure = errorOf(() => storage.write(toKept(state)));
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
  const tell = ({ getState, dispatch }: Api, error: Error | null): boolean => {
    const hasFailed = selectStorageStatus(getState()) === 'failed';
    if (error && !hasFailed) dispatch(storageFailed({ reason: String(error) }));
    if (!error && hasFailed && storage.isRead()) dispatch(storageRecovered());
    return !error;
  };

  /** Makes the choices after an action the visitor's own and stores them, unless others were shown before it. */
  const keep = (api: Api, action: SongbookAction, before: Choices): void => {
    if (stateReplaced.match(action)) return;
    const { change = {}, why = null } = choicesChanged.match(action) ? action.payload : {};
    const wasOwn = why === 'loaded' || before === own || isEmpty(changeBetween(own, before));
    if (wasOwn) own = selectChoices(api.getState());
    else if (why === 'synced') own = changed(own, change);
    if (!wasOwn || why === 'synced' || own === before) return;
    // At once: a later write could overwrite what another tab stores meanwhile. `persistor.flush()` would dispatch, so
    // every view would check the state once more, and DevTools would have two actions for a click.
    isFlushing = true;
    reducer(api.getState(), { type: FLUSH, result: () => undefined });
    isFlushing = false;
    tell(api, failure);
  };

  /** Shows what was read, and the visitor's own choices, which are newer, in the place of all others. */
  const show = ({ getState, dispatch }: Api, read: Kept, why: 'loaded' | 'restored'): void => {
    const change = replacing(getState(), { ...read, ...toKept(own) });
    dispatch(choicesChanged({ change, why }));
  };

  const middleware: Middleware<object, RootState> = (api) => (next) => (action) => {
    const before = selectChoices(api.getState());
    const result = next(action);
    if (isSongbookAction(action)) keep(api, action, before);
    if (isRehydration(action)) {
      const { payload = {}, err } = action;
      if (err) tell(api, err);
      show(api, payload, err ? 'restored' : 'loaded');
    }
    return result;
  };

  return {
    reducer,
    middleware,
    /** The persistor of a store with this reducer and middleware; its `persist()` reads what is stored. */
    persistorOf: (store: Store<RootState>): Persistor => persistStore(store, MANUAL),
    /**
     * Takes over what other tabs changed under a key, or under all if it is null, then writes what an earlier write could
     * not. Returns false if storage fails.
     */
    sync(store: Store<RootState>, key: string | null): boolean {
      const error = errorOf(() => {
        if (storage.isRead()) {
          storage.follow(key, (change) => void store.dispatch(choicesChanged({ change, why: 'synced' })));
          // This compares all choices, which takes 3 ms with 1,500 entries of sets; only failed storage lacks any.
          if (selectStorageStatus(store.getState()) === 'failed') storage.write(toKept(own));
        } else {
          storage.write(toKept(own));
          show(store, storage.read(), 'loaded');
        }
      });
      return tell(store, error);
    },
    /** Shows the visitor's own choices again. */
    restore: (store: Store<RootState>): void => show(store, {}, 'restored'),
  };
}

type Api = Pick<Store<RootState>, 'getState' | 'dispatch'>;
