import type { Middleware } from '@reduxjs/toolkit';
import { REHYDRATE, type PersistConfig, type RehydrateAction } from 'redux-persist';
import {
  namesKept,
  NOTHING_SAVED,
  savedStateLoaded,
  storageFailed,
  type RootState,
  type SavedState,
} from '../state';
import type { SongStorage } from './songStorage';

/** Told after each write whether it failed, and why. */
export type WriteReport = (error: unknown) => void;

/** Configures redux-persist to keep the saved state in a song storage instead of a key of its own. */
export function makePersistConfig(storage: SongStorage, report: WriteReport): PersistConfig<RootState> {
  const config = {
    key: 'songbook',
    whitelist: namesKept('storage'),
    serialize: false,
    deserialize: false,
    stateReconciler: false as const,
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
  // The published type asks for string values, which `serialize: false` does not make.
  return config as unknown as PersistConfig<RootState>;
}

function attempt(write: () => void): unknown {
  try {
    write();
    return null;
  } catch (error) {
    return error ?? new Error('unknown');
  }
}

/** Turns redux-persist's report of the first reading into an action of the songbook. */
export const rehydration: Middleware = (api) => (next) => (action) => {
  const { type, payload, err } = action as RehydrateAction & { payload?: SavedState };
  if (type === REHYDRATE) {
    api.dispatch(err ? storageFailed({ reason: String(err) }) : savedStateLoaded(payload ?? NOTHING_SAVED));
  }
  return next(action);
};
