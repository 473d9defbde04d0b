import { createSlice } from '@reduxjs/toolkit';

/** Whether a newer songbook than the open one waits to be started. */
export const versionSlice = createSlice({
  name: 'version',
  initialState: 'current' as 'current' | 'outdated',
  reducers: { newVersionFound: () => 'outdated' as const },
  selectors: { selectIsOutdated: (version) => version === 'outdated' },
});

export const { newVersionFound } = versionSlice.actions;
export const { selectIsOutdated } = versionSlice.selectors;
