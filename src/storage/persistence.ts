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
  rootReducer,
  selectChoices,
  selectStorageStatus,
  stateReplaced,
  storageFailed,
  storageRecovered,
  toKept,
  type Change,
  type Choices,
  type Kept,
  type RootState,
  type SongbookAction,
} from '../state';
import { errorOf, type KeptStorage } from './keptStorage';

/** Keeps the visitor's choices between visits. */
export type Persistence = ReturnType<typeof persistIn>;

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

  /** Takes the choices after an action over as the visitor's own, unless others were shown before it, and stores them. */
  const keep = (api: Api, action: SongbookAction, before: Choices): void => {
    const { change = {}, why = null } = choicesChanged.match(action) ? action.payload : {};
    const isOwn = why === 'loaded' || before === own || isEmpty(changeBetween(own, before));
    if (stateReplaced.match(action)) return;
    if (isOwn) own = selectChoices(api.getState());
    else if (why === 'synced') own = changed(own, change);
    if (!isOwn || why === 'synced' || own === before) return;
    // At once: a later write could overwrite what another tab stores meanwhile. `persistor.flush()` would dispatch, so
    // every view would check the state once more, and DevTools would have two actions for a click.
    isFlushing = true;
    reducer(api.getState(), { type: FLUSH, result: () => undefined });
    isFlushing = false;
    tell(api, failure);
  };

  const middleware: Middleware<object, RootState> = (api) => (next) => (action) => {
    const before = selectChoices(api.getState());
    const result = next(action);
    if (isSongbookAction(action)) keep(api, action, before);
    if (isRehydration(action)) {
      const { payload, err } = action;
      if (err) tell(api, err);
      // What was chosen meanwhile is newer than what is stored.
      else api.dispatch(choicesChanged({ change: { ...payload, ...toKept(own) }, why: 'loaded' }));
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
        } else {
          storage.write(toKept(own));
          store.dispatch(choicesChanged({ change: storage.read(), why: 'loaded' }));
        }
        storage.write(toKept(own));
      });
      return tell(store, error);
    },
    /** What turns the shown choices into the visitor's own. */
    ownChange: (shown: Choices): Change => changeBetween(shown, own),
  };
}

type Api = Pick<Store<RootState>, 'getState' | 'dispatch'>;
