import { createSlice, weakMapMemoize, type PayloadAction } from '@reduxjs/toolkit';
import type { SongContent, SongId, SongListing } from '../../catalogue';
import { idsIn } from '../objects';

/** The catalogue: the listing of every song, and the song contents loaded so far. */
export interface CatalogueState {
  readonly listings: readonly SongListing[];
  readonly contents: Readonly<Record<SongId, SongContent>>;
  /** Whether the latest attempt to load contents failed. */
  readonly haveContentsFailed: boolean;
}

/** The initial catalogue state with these songs. */
export function catalogueOf(listings: readonly SongListing[], contents: CatalogueState['contents'] = {}) {
  return { listings, contents, haveContentsFailed: false };
}

const idsOf = weakMapMemoize((listings: readonly SongListing[]) => idsIn(listings));

/** The catalogue slice: listings never change, contents are loaded later. */
export const catalogueSlice = createSlice({
  name: 'catalogue',
  initialState: catalogueOf([]),
  reducers: {
    contentsLoaded: {
      // The contents of all songs are meta, which the action log leaves out.
      prepare: (contents: readonly SongContent[]) => ({ payload: undefined, meta: { contents } }),
      reducer: (
        catalogue,
        { meta }: PayloadAction<undefined, string, { contents: readonly SongContent[] } | undefined>,
      ) => {
        // The song of the page keeps its content, so that it is not rendered again.
        catalogue.contents = { ...Object.fromEntries(meta?.contents.entries() ?? []), ...catalogue.contents };
        catalogue.haveContentsFailed = false;
      },
    },
    contentsFailed: (catalogue, _action: PayloadAction<{ reason: string }>) => {
      catalogue.haveContentsFailed = true;
    },
  },
  selectors: {
    selectListings: ({ listings }) => listings,
    selectContents: ({ contents }) => contents,
    selectHaveContentsFailed: ({ haveContentsFailed }) => haveContentsFailed,
    selectSongIds: ({ listings }) => idsOf(listings),
  },
});

export const { contentsFailed, contentsLoaded } = catalogueSlice.actions;
export const { selectContents, selectHaveContentsFailed, selectListings, selectSongIds } =
  catalogueSlice.selectors;
