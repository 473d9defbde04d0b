import { createSlice, type PayloadAction } from '@reduxjs/toolkit';
import type { SongId } from '../../catalogue';
import { declareSlice } from '../declareSlice';
import { PER_SONG_SHAPES } from '../settings/perSongSettings';
import {
  between,
  either,
  keyedOf,
  keyShape,
  nothing,
  recordOf,
  songIdShape,
  textShape,
  type Keyed,
  type Shape,
} from '../shape';

export const SETS_KEY = 'songbook:sets';

/** The generated keys of a set and of an entry in it. */
export type SetId = string;
export type EntryId = string;

/** A song in a set, with its key in that set. */
export interface SetSong {
  /** Entries are sorted by this number. */
  readonly place: number;
  readonly song: SongId;
  /** Semitones, 0 to 11. */
  readonly transpose: number;
  /** The fret of the capo; undefined for the written capo. */
  readonly capo?: number | undefined;
  readonly note: string;
}

/** A heading or a pause between songs. */
export interface SetHeading {
  readonly place: number;
  readonly heading: string;
}

export type SetEntry = SetSong | SetHeading;

/** Songs to play one after another. */
export interface SongSet {
  /** Sets are sorted by this number. */
  readonly place: number;
  readonly title: string;
  readonly entries: Keyed<SetEntry>;
  /** The entry that was played last. */
  readonly played?: EntryId | undefined;
}

export type SongSets = Keyed<SongSet>;

/** Numbers that JSON can write. At either end, adding 1 changes nothing, so no place leaves the range. */
export const placeShape: Shape<number> = between(-1e300, 1e300);

const songShape = recordOf<SetSong>({
  place: placeShape,
  song: songIdShape,
  transpose: PER_SONG_SHAPES.transpositions,
  capo: either<number | undefined>(PER_SONG_SHAPES.capos, nothing),
  note: textShape,
});
const headingShape = recordOf<SetHeading>({ place: placeShape, heading: textShape });

export const entriesShape = keyedOf<SetEntry>(either<SetEntry>(songShape, headingShape));

export const songSetShape = recordOf<SongSet>({
  place: placeShape,
  title: textShape,
  entries: entriesShape,
  played: either<EntryId | undefined>(keyShape, nothing),
});

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
export type OpenEntryAction = ReturnType<typeof entryOpened | typeof entryExpanded | typeof entryLeft>;

/** The entry of a set that is played, or expanded in the editor; its song is in the entry's key. */
export const openEntry = declareSlice(openEntrySlice, { keep: 'replay' });

const slice = createSlice({
  name: 'sets',
  initialState: (): SongSets => ({}),
  reducers: {
    setMade: (sets, { payload: { set, content } }: PayloadAction<InSet & { content: SongSet }>) => {
      sets[set] = content;
    },
    setRenamed: (sets, { payload: { set, title } }: PayloadAction<InSet & { title: string }>) => {
      if (sets[set]) sets[set].title = title;
    },
    setRemoved: (sets, { payload: { set } }: PayloadAction<InSet>) => {
      delete sets[set];
    },
    entriesAdded: (
      sets,
      { payload: { set, entries } }: PayloadAction<InSet & { entries: Keyed<SetEntry> }>,
    ) => {
      if (sets[set]) Object.assign(sets[set].entries, entries);
    },
    entriesMoved: (sets, { payload: { set, places } }: PayloadAction<InSet & { places: Keyed<number> }>) => {
      for (const [name, place] of Object.entries(places)) {
        const entry = sets[set]?.entries[name];
        if (entry) entry.place = place;
      }
    },
    entryRemoved: (sets, { payload: { set, entry } }: PayloadAction<EntryOfSet>) => {
      delete sets[set]?.entries[entry];
    },
    entryWritten: (sets, { payload: { set, entry, text } }: PayloadAction<EntryOfSet & { text: string }>) => {
      const written = sets[set]?.entries[entry];
      if (!written) return;
      if ('heading' in written) written.heading = text;
      else written.note = text;
    },
  },
  // A removed set or entry stays removed.
  extraReducers: (builder) => {
    builder.addCase(entryOpened, (sets, { payload: { set, entry } }) => {
      if (sets[set]) sets[set].played = entry;
    });
  },
  selectors: { selectSongSets: (sets) => sets },
});

export const { setMade, setRenamed, setRemoved, entriesAdded, entriesMoved, entryRemoved, entryWritten } =
  slice.actions;
export type SetsAction = ReturnType<
  | typeof setMade
  | typeof setRenamed
  | typeof setRemoved
  | typeof entriesAdded
  | typeof entriesMoved
  | typeof entryRemoved
  | typeof entryWritten
>;
export const { selectSongSets } = slice.selectors;

/** The sets of songs that a visitor has made. */
export const sets = declareSlice(slice, {
  keep: 'storage',
  shape: keyedOf(songSetShape),
  stored: { key: SETS_KEY },
});
