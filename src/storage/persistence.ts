import type { Middleware } from '@reduxjs/toolkit';
import { REHYDRATE, type PersistConfig } from 'redux-persist';
import {
  NOTHING_SAVED,
  savedStateLoaded,
  selectSaved,
  STORED,
  storageFailed,
  type RootState,
  type SavedState,
} from '../state';
import type { SongStorage } from './songStorage';

/** Told after each write whether it failed, and why. */
export type WriteReport = (error: Error | null) => void;

/** The published type leaves out that values can be read as they are. */
type Config = PersistConfig<RootState> & { readonly deserialize: false };

/** Configures redux-persist to keep the saved state in a song storage instead of a key of its own. */
export function makePersistConfig(storage: SongStorage, report: WriteReport): Config {
  return {
    key: 'songbook',
    whitelist: STORED,
    serialize: false,
    deserialize: false,
    stateReconciler: false,
    timeout: 0,
    storage: {
      getItem: async () => storage.load(),
      setItem: async (_key: string, state: Partial<SavedState>) => {
        const error = attempt(() => storage.save({ ...NOTHING_SAVED, ...state }));
        // A flush writes while the reducer runs, where nothing may be dispatched.
        await Promise.resolve();
        report(error);
      },
      removeItem: async () => storage.save(NOTHING_SAVED),
    },
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

/** What redux-persist dispatches after the first reading, among all other actions. */
interface Rehydration {
  readonly type: string;
  readonly payload?: SavedState;
  readonly err?: Error;
}

/** Turns redux-persist's report of the first reading into an action of the songbook. */
export const rehydration: Middleware = (api) => (next) => (action) => {
  const { type, payload, err } = action as Rehydration;
  if (type === REHYDRATE) {
    api.dispatch(err ? storageFailed({ reason: String(err) }) : savedStateLoaded(payload ?? NOTHING_SAVED));
  }
  return next(action);
};

/** Writes what an action changed before anything else can happen: a tab that waits could overwrite what another stores. */
export const writeThrough =
  (flush: () => void): Middleware<object, RootState> =>
  (api) =>
  (next) =>
  (action) => {
    const before = selectSaved(api.getState());
    const result = next(action);
    if (selectSaved(api.getState()) !== before) flush();
    return result;
  };
