import { createSlice } from '@reduxjs/toolkit';

/** Whether a newer version of the songbook is waiting to be started. */
export const versionSlice = createSlice({
  name: 'version',
  initialState: (): 'current' | 'outdated' => 'current',
  reducers: { newVersionFound: () => 'outdated' as const },
  selectors: { selectIsOutdated: (version) => version === 'outdated' },
});

export const { newVersionFound } = versionSlice.actions;
export const { selectIsOutdated } = versionSlice.selectors;
