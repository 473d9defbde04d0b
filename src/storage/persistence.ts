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
import type { SongStorage } from './songStorage';

/** Keeps the visitor's choices in a song storage, whatever a replay or DevTools show. */
export interface Persistence {
  /** Takes over and writes what each dispatched action changes in the state that is shown. */
  readonly middleware: Middleware<object, RootState>;
  /** Reads what is saved and dispatches it, or why it could not be read. */
  readonly read: (dispatch: Dispatch) => Promise<void>;
  /**
   * Takes over what other tabs changed, as `SliceStorage.sync` has it, and writes what could not be written before; false where
   * storage fails.
   */
  readonly follow: (key: string | null, text?: string | null) => boolean;
  /** Dispatches the visitor's own choices as read, which ends a replay. */
  readonly restore: (dispatch: Dispatch) => void;
}

/** The published type leaves out that values can be read as they are. */
type Config = PersistConfig<SavedState> & { readonly deserialize: false };

/**
 * Makes what keeps the saved state by redux-persist. Its reducer is left out: DevTools run reducers again and again, and
 * only an action that is dispatched may lead to writing. `follow` is given what other tabs changed, `report` is told after
 * each write whether it failed, and why.
 */
export function makePersistence(
  storage: SongStorage,
  { follow, report }: { follow: (change: SavedChange) => void; report: (error: Error | null) => void },
): Persistence {
  let own = NOTHING_SAVED;
  const write = (state: SavedState): boolean => {
    const error = attempt(() => storage.save(state));
    report(error);
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
      // Asked for by a purge only, and nothing purges.
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

  return {
    middleware: (api) => (next) => (action) => {
      const before = selectSaved(api.getState());
      if (stateReplaced.match(action)) isReplacedByReplay = true;
      if (savedStateLoaded.match(action)) isReplacedByReplay = false;
      const result = next(action);
      const changed = ownAfter(action, before, selectSaved(api.getState()));
      if (changed !== own) {
        persistoid.update((own = changed));
        // At once: a tab that waits could overwrite what another stores meanwhile.
        void persistoid.flush();
      }
      return result;
    },
    async read(dispatch) {
      try {
        dispatch(savedStateLoaded((await getStoredState(config)) as SavedState));
      } catch (error) {
        dispatch(storageFailed({ reason: String(error) }));
      }
    },
    follow: (key, text) => attempt(() => storage.sync(key, follow, text)) === null && write(own),
    restore: (dispatch) => void dispatch(savedStateLoaded(own)),
  };
}

function attempt(write: () => void): Error | null {
  try {
    write();
    return null;
  } catch (error) {
    return error instanceof Error ? error : new Error(String(error));
  }
}
