import { weakMapMemoize } from '@reduxjs/toolkit';
import type { SongId } from '../../catalogue';
import type { Table } from '../objects';
import type { RootState } from '../rootReducer';
import {
  selectSongSets,
  type SetEntry,
  type SetId,
  type SetSong,
  type SongSet,
  type SongSets,
} from '../slices/setsSlice';

/** A value with its key, in an ordered list. */
export interface Placed<Value> {
  readonly key: string;
  readonly value: Value;
}

/** Values ordered by place, then by key: two tabs may have chosen the same place. */
const inOrder = weakMapMemoize(
  <Value extends { readonly place: number }>(values: Table<Value>): readonly Placed<Value>[] =>
    Object.entries(values)
      .map(([key, value]) => ({ key, value }))
      .sort((one, other) => one.value.place - other.value.place || (one.key < other.key ? -1 : 1)),
);

/** The visitor's sets, in their order, without one that came by a link and is only played. */
export const selectSets = (state: RootState): readonly Placed<SongSet>[] => ownSets(selectSongSets(state));
const ownSets = weakMapMemoize((sets: SongSets) => inOrder(sets).filter(({ value }) => !value.isSent));

/** A set by its key; null if there is none. */
export const selectSet = (state: RootState, set: SetId): SongSet | null => selectSongSets(state)[set] ?? null;

/** The entries of a set, in their order. */
export const entriesInOrder = ({ entries }: SongSet): readonly Placed<SetEntry>[] => inOrder(entries);

/** The songs of a set, in their order. */
export const songsInOrder = weakMapMemoize((set: SongSet) =>
  entriesInOrder(set).filter((entry): entry is Placed<SetSong> => 'song' in entry.value),
);

/** The index among a set's songs of the one played last; -1 if there is none. */
export const playedIndex = (set: SongSet) => songsInOrder(set).findIndex(({ key }) => key === set.played);

const placeInSet = weakMapMemoize((open: NonNullable<RootState['openEntry']>, content: SongSet) => {
  const entries = entriesInOrder(content);
  const songs = songsInOrder(content);
  const index = songs.findIndex(({ key }) => key === open.entry);
  const entry = songs[index];
  if (!entry) return null;
  const next = songs[index + 1] ?? null;
  const beforeNext = entries.slice(entries.indexOf(entry) + 1, next ? entries.indexOf(next) : undefined);
  return {
    ...open,
    title: content.title,
    song: entry.value,
    /** Counted from 1. */
    position: index + 1,
    count: songs.length,
    /** The neighbouring songs; null at either end of the set. */
    previous: songs[index - 1] ?? null,
    next,
    /** The headings between it and the next song. */
    headings: beforeNext.flatMap(({ value }) => ('heading' in value ? value.heading : [])),
  };
});

/** The place in the played set if this song is the one played; null if it is not, or was removed from the set. */
export function selectPlaceOf(state: RootState, id: SongId) {
  const { openEntry } = state;
  const content = openEntry && selectSet(state, openEntry.set);
  const place = content && placeInSet(openEntry, content);
  return place?.song.song === id ? place : null;
}
