import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { declareSlice } from '../declareSlice';
import type { EntryId, SetId } from './songSets';

export interface EntryOfSet {
  readonly set: SetId;
  readonly entry: EntryId;
}

const slice = createSlice({
  name: 'openEntry',
  initialState: (): EntryOfSet | null => null,
  reducers: {
    entryOpened: (_, { payload }: PayloadAction<EntryOfSet>): EntryOfSet | null => payload,
    entryLeft: () => null,
  },
});

export const { entryOpened, entryLeft } = slice.actions;

/** The open entry of a set, if any; its song is shown in the entry's key. */
export const openEntry = declareSlice(slice, { keep: 'replay' });
