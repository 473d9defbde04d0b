import { createSelector, createSlice, weakMapMemoize, type PayloadAction } from '@reduxjs/toolkit';
import type { SongContent, SongId, SongListing } from '../catalogue';
import { declareSlice } from './declareSlice';
import type { Table } from './shape';

/** The fixed catalogue: what lists show of every song, and the contents that have arrived. */
export interface CatalogueState {
  readonly listings: readonly SongListing[];
  readonly contents: Table<SongContent>;
  /** Whether the latest attempt to load contents failed. */
  readonly haveContentsFailed: boolean;
}

/** Which songs' contents arrived: `count` of them from `first` on. */
export interface Arrival {
  readonly first: SongId;
  readonly count: number;
}

/** The catalogue of a store that is made with these songs. */
export function catalogueOf(
  listings: readonly SongListing[],
  contents: CatalogueState['contents'] = {},
): CatalogueState {
  return { listings, contents, haveContentsFailed: false };
}

const idsOf = weakMapMemoize((listings: readonly SongListing[]) => [...listings.keys()] as SongId[]);

const slice = createSlice({
  name: 'catalogue',
  initialState: catalogueOf([]),
  reducers: {
    contentsLoaded: {
      // The bulk travels as meta: the log takes down which songs arrived, not their words.
      prepare: (first: SongId, contents: readonly SongContent[]) => ({
        payload: { first, count: contents.length },
        meta: { contents },
      }),
      reducer: (
        catalogue,
        { payload, meta }: PayloadAction<Arrival, string, { contents: readonly SongContent[] } | undefined>,
      ): CatalogueState => {
        const arrived = meta?.contents.map((content, index) => [payload.first + index, content]) ?? [];
        const contents = { ...catalogue.contents, ...(Object.fromEntries(arrived) as object) };
        return { ...catalogue, contents, haveContentsFailed: false };
      },
    },
    contentsFailed: (catalogue, _action: PayloadAction<{ reason: string }>): CatalogueState => ({
      ...catalogue,
      haveContentsFailed: true,
    }),
  },
  selectors: {
    selectListings: ({ listings }) => listings,
    selectContents: ({ contents }) => contents,
    selectHaveContentsFailed: ({ haveContentsFailed }) => haveContentsFailed,
    selectSongIds: ({ listings }) => idsOf(listings),
  },
});

export const { contentsFailed, contentsLoaded } = slice.actions;
export const { selectContents, selectHaveContentsFailed, selectListings, selectSongIds } = slice.selectors;

/** Whether every song's content has arrived. */
export const selectIsComplete = createSelector(
  [selectListings, selectContents],
  (listings, contents) => Object.keys(contents).length === listings.length,
);

/** The songs, of which only the contents change: they arrive. */
export const catalogue = declareSlice(slice, {
  keep: 'nowhere',
  isChoice: false,
  inverses: {},
});
