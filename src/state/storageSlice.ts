import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { savedStateLoaded } from './savedState';

/** How the browser's storage fares: `loading` until it was first read, `failed` while it cannot be used. */
export type StorageStatus = 'loading' | 'ready' | 'failed';

/** Whether what the visitor chooses can be stored. */
export const storageSlice = createSlice({
  name: 'storage',
  initialState: 'loading' as StorageStatus,
  reducers: {
    storageFailed: (_, _action: PayloadAction<{ reason: string }>): StorageStatus => 'failed',
    storageRecovered: (): StorageStatus => 'ready',
  },
  extraReducers: (builder) => {
    builder.addCase(savedStateLoaded, () => 'ready');
  },
  selectors: { selectStorageStatus: (status) => status },
});

export const { storageFailed, storageRecovered } = storageSlice.actions;
export const { selectStorageStatus } = storageSlice.selectors;
