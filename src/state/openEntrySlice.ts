import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { declareSlice } from './declareSlice';
import type { EntryId, SetId } from './songSets';

/** An entry of a set. */
export interface EntryOfSet {
  readonly set: SetId;
  readonly entry: EntryId;
}

const slice = createSlice({
  name: 'openEntry',
  initialState: null as EntryOfSet | null,
  reducers: {
    entryOpened: (_, { payload }: PayloadAction<EntryOfSet>): EntryOfSet | null => payload,
    entryLeft: () => null,
  },
});

export const { entryOpened, entryLeft } = slice.actions;

/** The entry of a set that is open, if one is: its song is shown in the key of the entry. */
export const openEntry = declareSlice(slice, {
  keep: 'replay',
  isChoice: false,
  inverses: {},
});
