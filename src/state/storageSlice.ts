import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { declareSlice } from './declareSlice';

/** How the browser's storage fares: `loading` until the saved state was read, `failed` while it cannot be used. */
type StorageStatus = 'loading' | 'ready' | 'failed';

const slice = createSlice({
  name: 'storage',
  initialState: (): StorageStatus => 'loading',
  reducers: {
    storageFailed: (_, _action: PayloadAction<{ reason: string }>): StorageStatus => 'failed',
    storageRecovered: (): StorageStatus => 'ready',
  },
  selectors: { selectStorageStatus: (status) => status },
});

export const { storageFailed, storageRecovered } = slice.actions;
export const { selectStorageStatus } = slice.selectors;

/** Whether what the visitor chooses can be stored. */
export const storage = declareSlice(slice, {
  keep: 'nowhere',
  isChoice: false,
  inverses: {},
});
