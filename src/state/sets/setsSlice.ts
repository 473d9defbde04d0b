import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import { declareSlice } from '../declareSlice';
import { patched, type MergePatch } from '../mergePatch';
import { keyedOf, type Keyed } from '../shape';
import {
  SETS_KEY,
  songSetShape,
  type EntryId,
  type SetEntry,
  type SetId,
  type SongSet,
  type SongSets,
} from './songSets';

interface InSet {
  readonly set: SetId;
}
export interface EntryOfSet extends InSet {
  readonly entry: EntryId;
}

const openEntrySlice = createSlice({
  name: 'openEntry',
  initialState: (): EntryOfSet | null => null,
  reducers: {
    entryOpened: (_, { payload }: PayloadAction<EntryOfSet>): EntryOfSet | null => payload,
    entryExpanded: (_, { payload }: PayloadAction<EntryOfSet>): EntryOfSet | null => payload,
    entryLeft: () => null,
  },
});

export const { entryOpened, entryExpanded, entryLeft } = openEntrySlice.actions;

/** The entry of a set that is played, or expanded in the editor; its song is in the entry's key. */
export const openEntry = declareSlice(openEntrySlice, { keep: 'replay' });

/** Patches one set; a removed set stays removed. */
const withPatch = (sets: SongSets, set: SetId, patch: MergePatch<SongSet>): SongSets =>
  sets[set] ? { ...sets, [set]: patched(sets[set], patch) } : sets;

/** Patches one entry of a set; a removed entry stays removed. */
const withEntryPatch = (sets: SongSets, { set, entry }: EntryOfSet, patch: MergePatch<SetEntry>): SongSets =>
  Object.hasOwn(sets[set]?.entries ?? {}, entry)
    ? withPatch(sets, set, { entries: { [entry]: patch } })
    : sets;

const initialState: SongSets = {};

const slice = createSlice({
  name: 'sets',
  initialState,
  reducers: {
    setMade: (sets, { payload: { set, content } }: PayloadAction<InSet & { content: SongSet }>) => ({
      ...sets,
      [set]: content,
    }),
    setRenamed: (sets, { payload: { set, title } }: PayloadAction<InSet & { title: string }>) =>
      withPatch(sets, set, { title }),
    setRemoved: (sets, { payload: { set } }: PayloadAction<InSet>): SongSets => {
      const { [set]: _, ...others } = sets;
      return others;
    },
    entriesAdded: (
      sets,
      { payload: { set, entries } }: PayloadAction<InSet & { entries: Keyed<SetEntry> }>,
    ) => {
      const content = sets[set];
      return content ? { ...sets, [set]: { ...content, entries: { ...content.entries, ...entries } } } : sets;
    },
    entriesMoved: (sets, { payload: { set, places } }: PayloadAction<InSet & { places: Keyed<number> }>) =>
      Object.entries(places).reduce<SongSets>(
        (moved, [entry, place]) => withEntryPatch(moved, { set, entry }, { place }),
        sets,
      ),
    entryRemoved: (sets, { payload: { set, entry } }: PayloadAction<EntryOfSet>) =>
      withPatch(sets, set, { entries: { [entry]: null } }),
    entryWritten: (sets, { payload: { text, ...of } }: PayloadAction<EntryOfSet & { text: string }>) => {
      const entry = sets[of.set]?.entries[of.entry];
      return withEntryPatch(sets, of, entry && 'heading' in entry ? { heading: text } : { note: text });
    },
  },
  extraReducers: (builder) => {
    builder.addCase(entryOpened, (sets, { payload: { set, entry } }) =>
      withPatch(sets, set, { played: entry }),
    );
  },
  selectors: { selectSongSets: (sets) => sets },
});

export const { setMade, setRenamed, setRemoved, entriesAdded, entriesMoved, entryRemoved, entryWritten } =
  slice.actions;
export const { selectSongSets } = slice.selectors;

/** The sets of songs that a visitor has made. */
export const sets = declareSlice(slice, {
  keep: 'storage',
  shape: keyedOf(songSetShape),
  stored: { key: SETS_KEY },
});
