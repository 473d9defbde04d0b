import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { declareSlice } from './declareSlice';
import { keyShape, nothing, orNull, recordOf } from './shape';
import type { EntryId, SetId } from './songSets';

/** An entry of a set. */
export interface EntryOfSet {
  readonly set: SetId;
  readonly entry: EntryId;
}

const entryOfSetShape = recordOf<EntryOfSet>({ set: keyShape, entry: keyShape });

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
  shape: orNull(entryOfSetShape),
  isChoice: false,
  actions: {
    entryOpened: {
      payload: entryOfSetShape,
      describe: ({ set, entry }) => `Opened the entry ${entry} of the set ${set}`,
    },
    entryLeft: { payload: nothing, describe: () => 'Left the set' },
  },
});
