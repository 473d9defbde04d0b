import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { Table } from '../objects';

/** The chords that a visitor has ticked as known, by their sound, each with the name under which it was ticked. */
export const knownChordsSlice = createSlice({
  name: 'knownChords',
  initialState: (): Table<string> => ({}),
  reducers: {
    /** Null for chords that are no longer known. */
    knownChordsChanged: (known, { payload }: PayloadAction<Table<string | null>>) => {
      for (const [sound, name] of Object.entries(payload)) {
        if (name === null) delete known[sound];
        else known[sound] = name;
      }
    },
  },
  selectors: { selectKnownChords: (known) => known },
});

export const { knownChordsChanged } = knownChordsSlice.actions;
export const { selectKnownChords } = knownChordsSlice.selectors;
