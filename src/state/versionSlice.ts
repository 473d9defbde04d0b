import { createSlice } from '@reduxjs/toolkit';
import { declareSlice } from './declareSlice';

const slice = createSlice({
  name: 'version',
  initialState: (): 'current' | 'outdated' => 'current',
  reducers: { newVersionFound: () => 'outdated' as const },
  selectors: { selectIsOutdated: (version) => version === 'outdated' },
});

export const { newVersionFound } = slice.actions;
export const { selectIsOutdated } = slice.selectors;

/** Whether a newer version of the songbook is waiting to be started. */
export const version = declareSlice(slice, { keep: 'nowhere' });
