import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { declareSlice } from '../declareSlice';
import { patched, type MergePatch } from '../mergePatch';
import { keyedOf, textShape, type Keyed } from '../shape';

/** The known chords by their sound, each with the name under which it was ticked. */
export type KnownChords = Keyed<string>;

const slice = createSlice({
  name: 'knownChords',
  initialState: (): KnownChords => ({}),
  reducers: {
    /** Null for chords that are no longer known. */
    knownChordsChanged: (known, { payload }: PayloadAction<MergePatch<KnownChords>>) =>
      patched(known, payload),
  },
  selectors: { selectKnownChords: (known) => known },
});

export const { knownChordsChanged } = slice.actions;
export type KnownChordsAction = ReturnType<typeof knownChordsChanged>;
export const { selectKnownChords } = slice.selectors;

/** The chords that a visitor has ticked as known. */
export const knownChords = declareSlice(slice, {
  keep: 'storage',
  shape: keyedOf(textShape),
  stored: { key: 'songbook:chords' },
});
