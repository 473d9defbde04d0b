import { createSlice, weakMapMemoize, type Draft, type PayloadAction } from '@reduxjs/toolkit';
import type { SongId } from '../../catalogue';
import type { Table } from '../objects';
import { keyChosen } from './keyChosen';
import { stepped } from './transpositionsSlice';

/** The most entries of a set that a link may hold and a page draws. */
export const MOST_ENTRIES = 500;
/** The most letters of a set's title, and of a note or a heading in it. */
export const MOST_LETTERS = 1000;

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

/** A set without its entries. */
export interface SetList {
  /** Sets are sorted by this number. */
  readonly place: number;
  readonly title: string;
  /** Set for one that came by a link and is only played; it is the visitor's own as soon as something in it is changed. */
  readonly isSent?: true | undefined;
}

/** The sets in tables, so that each thing that can change by itself has an entry of its own. */
interface SetsState {
  readonly lists: Table<SetList>;
  /** The entries of all sets, by `{set}.{entry}`. */
  readonly entries: Table<SetEntry>;
  /** The entry of each set that was played last. */
  readonly played: Table<EntryId>;
}

/** Songs to play one after another. */
export interface SongSet extends SetList {
  readonly entries: Table<SetEntry>;
  readonly played?: EntryId | undefined;
}

export type SongSets = Table<SongSet>;

/** The name of an entry among those of all sets. */
const entryName = (set: SetId, entry: EntryId): string => `${set}.${entry}`;

/** The sets with their entries; entries of a set that another tab has removed are left out. */
const composed = weakMapMemoize(({ lists, entries, played }: SetsState): SongSets => {
  const entriesOf: Record<SetId, Record<EntryId, SetEntry>> = {};
  for (const [name, entry] of Object.entries(entries)) {
    const [set = '', key = ''] = name.split('.');
    (entriesOf[set] ??= {})[key] = entry;
  }
  const whole = Object.entries(lists).map(([set, list]): [SetId, SongSet] => [
    set,
    { ...list, entries: entriesOf[set] ?? {}, ...(played[set] !== undefined && { played: played[set] }) },
  ]);
  return Object.fromEntries(whole);
});

interface InSet {
  readonly set: SetId;
}

/** The keys of an entry and of its set. */
export interface EntryOfSet extends InSet {
  readonly entry: EntryId;
}

/** An entry, if its set is there: another tab's removal of the set can arrive before that of its entries. */
const entryIn = ({ lists, entries }: Draft<SetsState>, { set, entry }: EntryOfSet) =>
  lists[set] && entries[entryName(set, entry)];

/** Makes a set that was sent the visitor's own. */
function keep({ lists }: Draft<SetsState>, { set }: InSet): void {
  // A replayed log may name `__proto__`, which every object has.
  if (Object.hasOwn(lists, set)) delete lists[set]!.isSent;
}

function remove({ lists, entries, played }: Draft<SetsState>, set: SetId): void {
  delete lists[set];
  delete played[set];
  for (const name of Object.keys(entries)) if (name.startsWith(entryName(set, ''))) delete entries[name];
}

/** The sets of songs that a visitor has made. */
export const setsSlice = createSlice({
  name: 'sets',
  initialState: (): SetsState => ({ lists: {}, entries: {}, played: {} }),
  reducers: {
    setMade: (sets, { payload: { set, content } }: PayloadAction<InSet & { content: SongSet }>) => {
      const { place, title, isSent } = content;
      // Of those that are only played, the last one stays.
      if (isSent)
        for (const [other, list] of Object.entries(sets.lists)) if (list.isSent) remove(sets, other);
      sets.lists[set] = { place, title, ...(isSent && { isSent }) };
      for (const [key, entry] of Object.entries(content.entries)) sets.entries[entryName(set, key)] = entry;
    },
    setRenamed: (sets, { payload }: PayloadAction<InSet & { title: string }>) => {
      keep(sets, payload);
      if (Object.hasOwn(sets.lists, payload.set)) sets.lists[payload.set]!.title = payload.title;
    },
    setRemoved: (sets, { payload }: PayloadAction<InSet>) => remove(sets, payload.set),
    entriesAdded: (sets, { payload }: PayloadAction<InSet & { entries: Table<SetEntry> }>) => {
      const { lists, entries } = sets;
      if (!lists[payload.set]) return;
      keep(sets, payload);
      for (const [key, entry] of Object.entries(payload.entries))
        entries[entryName(payload.set, key)] = entry;
    },
    entriesMoved: (sets, { payload: { set, places } }: PayloadAction<InSet & { places: Table<number> }>) => {
      keep(sets, { set });
      for (const [key, place] of Object.entries(places)) {
        const entry = entryIn(sets, { set, entry: key });
        if (entry) entry.place = place;
      }
    },
    entryRemoved: (sets, { payload }: PayloadAction<EntryOfSet>) => {
      keep(sets, payload);
      delete sets.entries[entryName(payload.set, payload.entry)];
    },
    entryWritten: (sets, { payload }: PayloadAction<EntryOfSet & { text: string }>) => {
      const written = entryIn(sets, payload);
      if (!written) return;
      keep(sets, payload);
      if ('heading' in written) written.heading = payload.text;
      else written.note = payload.text;
    },
    entryTransposed: (sets, { payload }: PayloadAction<EntryOfSet & { step: 1 | -1 }>) => {
      const song = entryIn(sets, payload);
      if (!song || !('song' in song)) return;
      keep(sets, payload);
      song.transpose = stepped(song.transpose, payload.step);
    },
    entryPlayed: ({ lists, played }, { payload: { set, entry } }: PayloadAction<EntryOfSet>) => {
      if (lists[set]) played[set] = entry;
    },
  },
  extraReducers: (builder) => {
    builder.addCase(keyChosen, (sets, { payload: { entry, transpose, capo } }) => {
      const song = entry && entryIn(sets, entry);
      if (!song || !('song' in song)) return;
      keep(sets, entry);
      Object.assign(song, { transpose, capo: capo ?? undefined });
    });
  },
  selectors: { selectSongSets: composed },
});

export const {
  setMade,
  setRenamed,
  setRemoved,
  entriesAdded,
  entriesMoved,
  entryRemoved,
  entryWritten,
  entryTransposed,
  entryPlayed,
} = setsSlice.actions;
export const { selectSongSets } = setsSlice.selectors;
