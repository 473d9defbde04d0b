import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { declareSlice } from './declareSlice';

/** The status of browser storage: `loading` until the saved state is read, `failed` while it cannot be used. */
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

/** Whether the visitor's choices can be stored. */
export const storage = declareSlice(slice, { keep: 'nowhere' });
