import { createSelector } from '@reduxjs/toolkit';
import type { SongId } from '../catalogue';
import { factWords, type SearchableSong } from '../catalogue/search';
import { selectContents, selectHaveContentsFailed, selectListings } from './catalogueSlice';

const NOTHING_ARRIVED = {};

/** Whether every song's content has arrived. */
export const selectIsComplete = createSelector(
  [selectListings, selectContents],
  (listings, contents) => Object.keys(contents).length === listings.length,
);

/** Contents arrive file by file; until the last has come, or one could not be had, none counts. */
const selectSearchedContents = createSelector(
  [selectContents, selectIsComplete, selectHaveContentsFailed],
  (contents, isComplete, haveContentsFailed) =>
    isComplete || haveContentsFailed ? contents : NOTHING_ARRIVED,
);

/** What is searched of each song: title, author and, once they have arrived, its words and what it is. */
export const selectSearchable = createSelector(
  [selectListings, selectSearchedContents],
  (listings, contents: ReturnType<typeof selectContents>): readonly SearchableSong[] =>
    listings.map(({ title, author }, id) => {
      const content = contents[id as SongId];
      return content
        ? { title, author, lyrics: content.body.lyrics, facts: factWords(content) }
        : { title, author, lyrics: [] };
    }),
);
