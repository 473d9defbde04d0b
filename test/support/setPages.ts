import { SETS_KEY, type SongSets } from '../../src/state';
import { songId } from './songbook';

const entry = (place: number, song: number, transpose = 0, note = '') => ({
  place,
  song: songId(song),
  transpose,
  note,
});

/** Two sets: one with three songs and a pause, and an empty one. */
export const SETS: SongSets = {
  evening: {
    place: 1,
    title: 'Կիրակի երեկո',
    entries: {
      first: entry(0, 22, 3),
      pause: { place: 1, heading: 'Ընդմիջում' },
      second: entry(2, 14, 0, 'դանդաղ'),
      third: entry(3, 22, 5),
    },
  },
  empty: { place: 0, title: 'Դատարկ', entries: {} },
};

/** What a browser has stored that keeps these sets. */
export const storedSets = (sets: SongSets = SETS): Record<string, string> => ({
  [SETS_KEY]: JSON.stringify(sets),
});
