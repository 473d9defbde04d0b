import { createSlice, type PayloadAction, type UnknownAction } from '@reduxjs/toolkit';
import { declareSlice } from './declareSlice';

// The slices of a visit, which the browser's storage does not keep.

/** The status of browser storage: `loading` until the saved state is read, `failed` while it cannot be used. */
type StorageStatus = 'loading' | 'ready' | 'failed';

const storageSlice = createSlice({
  name: 'storage',
  initialState: (): StorageStatus => 'loading',
  reducers: {
    storageFailed: (_, _action: PayloadAction<{ reason: string }>): StorageStatus => 'failed',
    storageRecovered: (): StorageStatus => 'ready',
  },
  selectors: { selectStorageStatus: (status) => status },
});

export const { storageFailed, storageRecovered } = storageSlice.actions;
export type StorageAction = ReturnType<typeof storageFailed | typeof storageRecovered>;
export const { selectStorageStatus } = storageSlice.selectors;

/** Whether the visitor's choices can be stored. */
export const storage = declareSlice(storageSlice, { keep: 'nowhere' });

const versionSlice = createSlice({
  name: 'version',
  initialState: (): 'current' | 'outdated' => 'current',
  reducers: { newVersionFound: () => 'outdated' as const },
  selectors: { selectIsOutdated: (version) => version === 'outdated' },
});

export const { newVersionFound } = versionSlice.actions;
export type VersionAction = ReturnType<typeof newVersionFound>;
export const { selectIsOutdated } = versionSlice.selectors;

/** Whether a newer version of the songbook is waiting to be started. */
export const version = declareSlice(versionSlice, { keep: 'nowhere' });

/** The last undoable action and its inverse. */
export interface Offer<Action = UnknownAction> {
  readonly done: Action;
  readonly inverse: Action;
}

const undoSlice = createSlice({
  name: 'undo',
  initialState: (): Offer | null => null,
  reducers: { undoDismissed: () => null },
});

export const { undoDismissed } = undoSlice.actions;
export type UndoAction = ReturnType<typeof undoDismissed>;

/** The undo offer; `rootReducer` sets and clears it, as it knows the choices before an action. */
export const undo = declareSlice(undoSlice, { keep: 'replay' });
