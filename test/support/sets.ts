import {
  entriesInOrder,
  type NewEntry,
  newSet,
  selectSet,
  selectSongSets,
  type SetId,
  setMade,
  type SongSets,
} from '../../src/state';
import { type openSongbook, songId } from './songbook';

/** A song of a set. */
export const song = (id: number, transpose = 0, capo?: number) => ({
  song: songId(id),
  transpose,
  note: '',
  ...(capo !== undefined && { capo }),
});

/** Two sets: one with three songs and a pause, and an empty one. */
export const SETS: SongSets = {
  evening: {
    place: 1,
    title: 'Կիրակի երեկո',
    entries: {
      first: { place: 0, ...song(22, 3) },
      pause: { place: 1, heading: 'Ընդմիջում' },
      second: { place: 2, ...song(14), note: 'դանդաղ' },
      third: { place: 3, ...song(22, 5) },
    },
  },
  empty: { place: 0, title: 'Դատարկ', entries: {} },
};

/** A set of all songs. */
export const ALL_SONGS: SongSets[string] = {
  place: 0,
  title: 'Բոլորը',
  entries: Object.fromEntries([...Array(51).keys()].map((id) => [id, { place: id, ...song(id) }])),
};

/** What a browser has stored that keeps these sets. */
export const storedSets = (sets: SongSets = SETS): Record<string, string> =>
  Object.fromEntries(
    Object.entries(sets).flatMap(([key, { place, title, entries, played }]) => [
      [`songbook:list-${key}`, JSON.stringify({ place, title })],
      ...(played === undefined ? [] : [[`songbook:played-${key}`, played] as const]),
      ...Object.entries(entries).map(([entry, value]) => [
        `songbook:entry-${key}.${entry}`,
        JSON.stringify(value),
      ]),
    ]),
  ) as Record<string, string>;

type Store = Awaited<ReturnType<typeof openSongbook>>['store'];

/** Makes a set of these entries and gives its key. */
export function make(store: Store, title: string, entries: readonly NewEntry[]): SetId {
  const made = newSet(selectSongSets(store.getState()), title, entries);
  store.dispatch(setMade(made));
  return made.set;
}

/** The entries of a set, in their order. */
export const entriesOf = (store: Store, set: SetId) => entriesInOrder(selectSet(store.getState(), set)!);
