import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { EntryOfSet } from './setsSlice';

/** The entry of a set that is played, or expanded in the editor; its song is in the entry's key. */
export const openEntrySlice = createSlice({
  name: 'openEntry',
  initialState: (): EntryOfSet | null => null,
  reducers: {
    entryOpened: (_, { payload }: PayloadAction<EntryOfSet>): EntryOfSet | null => payload,
    entryExpanded: (_, { payload }: PayloadAction<EntryOfSet>): EntryOfSet | null => payload,
    entryLeft: () => null,
  },
});

export const { entryOpened, entryExpanded, entryLeft } = openEntrySlice.actions;
