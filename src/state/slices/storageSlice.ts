import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { choicesChanged, stateReplaced } from './choicesActions';

/**
 * The status of browser storage: `loading` until the choices are read, `failed` while it cannot be used, `paused` while a
 * replay is shown.
 */
type StorageStatus = 'loading' | 'ready' | 'failed' | 'paused';

/** Whether the visitor's choices can be stored. */
export const storageSlice = createSlice({
  name: 'storage',
  initialState: (): StorageStatus => 'loading',
  reducers: {
    storageFailed: (_, _action: PayloadAction<{ reason: string }>): StorageStatus => 'failed',
    storageRecovered: (): StorageStatus => 'ready',
  },
  extraReducers: (builder) => {
    builder
      .addCase(choicesChanged, (status, { payload: { why } }) => (why === 'loaded' ? 'ready' : status))
      .addCase(stateReplaced, () => 'paused');
  },
  selectors: { selectStorageStatus: (status) => status },
});

export const { storageFailed, storageRecovered } = storageSlice.actions;
export const { selectStorageStatus } = storageSlice.selectors;
