import type { SongId, SongListing } from '../../catalogue';
import { filterSongs, knownFilters, ORDERS, putInOrder, type FilterableSong } from '../../catalogue/filters';
import type { ListedSongs } from './SongList';

/** The order and the filters that an address asks for; null if it asks for none that these songs have. */
export function arrangementOf(
  asked: URLSearchParams,
  songs: readonly FilterableSong[],
  listings: readonly SongListing[],
) {
  const order = ORDERS.find((known) => known === asked.get('order')) ?? 'catalogue';
  const filters = knownFilters(songs, (facet) => asked.get(facet));
  if (order === 'catalogue' && Object.keys(filters).length === 0) return null;
  return {
    filters,
    /** The songs of these that are left, in order, with the line that the order compares. */
    arrange(ids: readonly SongId[]): ListedSongs {
      const left = putInOrder(filterSongs(ids, songs, filters), order, songs, listings);
      return {
        ids: left,
        found:
          order === 'line' ? new Map(left.map((id) => [id, { lyric: songs[id]?.firstLine }])) : undefined,
      };
    },
  };
}
