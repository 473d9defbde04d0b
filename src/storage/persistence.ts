import type { Dispatch, Middleware } from '@reduxjs/toolkit';
import { createPersistoid, getStoredState, type PersistConfig } from 'redux-persist';
import {
  NOTHING_SAVED,
  patchBetween,
  patched,
  savedStateLoaded,
  savedStateSynced,
  selectSaved,
  stateReplaced,
  STORED,
  storageFailed,
  type RootState,
  type SavedChange,
  type SavedState,
} from '../state';
import { errorOf } from './sliceStorage';
import type { SongStorage } from './songStorage';

/** The published type lacks `deserialize: false`. */
type Config = PersistConfig<SavedState> & { readonly deserialize: false };

/** Keeps the visitor's choices between visits. */
export type Persistence = ReturnType<typeof makePersistence>;

/**
 * Keeps the visitor's choices in a song storage, unaffected by replays and DevTools. redux-persist is used without its
 * reducer: DevTools re-run reducers, but only a dispatched action may write. `onSynced` receives
 * other tabs' changes; `onWritten` receives the error of each write, or null.
 */
export function makePersistence(
  storage: SongStorage,
  handlers: { onSynced: (change: SavedChange) => void; onWritten: (error: Error | null) => void },
) {
  let own = NOTHING_SAVED;
  const write = (state: SavedState): boolean => {
    const error = errorOf(() => storage.save(state));
    handlers.onWritten(error);
    return error === null;
  };
  const config: Config = {
    key: 'songbook',
    whitelist: STORED,
    serialize: false,
    deserialize: false,
    storage: {
      getItem: async () => storage.load(),
      setItem: async (_key: string, state: Partial<SavedState>) => void write({ ...NOTHING_SAVED, ...state }),
      // Only a purge calls this, and nothing purges.
      removeItem: async () => undefined,
    },
  };
  const persistoid = createPersistoid(config);
  let isReplacedByReplay = false;
  const ownAfter = (action: unknown, before: SavedState, after: SavedState): SavedState => {
    if (savedStateLoaded.match(action)) return { ...NOTHING_SAVED, ...action.payload };
    if (savedStateSynced.match(action)) return patched(own, action.payload);
    return isReplacedByReplay || before === after ? own : patched(own, patchBetween(before, after));
  };

  /** Stores the changes that dispatched actions make to the choices, except those made in a replay. */
  const middleware: Middleware<object, RootState> = (api) => (next) => (action) => {
    const before = selectSaved(api.getState());
    if (stateReplaced.match(action)) isReplacedByReplay = true;
    if (savedStateLoaded.match(action)) isReplacedByReplay = false;
    const result = next(action);
    const changed = ownAfter(action, before, selectSaved(api.getState()));
    if (changed !== own) {
      persistoid.update((own = changed));
      // Written at once: a delayed write could overwrite what another tab stores meanwhile.
      void persistoid.flush();
    }
    return result;
  };
  return {
    middleware,
    /** Reads the saved state and dispatches it; if that fails, dispatches the reason. */
    async read(dispatch: Dispatch) {
      try {
        dispatch(savedStateLoaded((await getStoredState(config)) as SavedState));
      } catch (error) {
        dispatch(storageFailed({ reason: String(error) }));
      }
    },
    /**
     * Applies other tabs' changes, as `SliceStorage.sync` names them, then writes what an earlier write could not. Before
     * the first reading, this tab's changes are written first, because they are newer. Returns false if storage fails.
     */
    sync: (key: string | null, text?: string | null): boolean =>
      (storage.isLoaded() || write(own)) &&
      errorOf(() => storage.sync(key, handlers.onSynced, text)) === null &&
      write(own),
    /** Dispatches the visitor's own choices as if just read, which ends a replay. */
    restore: (dispatch: Dispatch) => void dispatch(savedStateLoaded(own)),
  };
}
