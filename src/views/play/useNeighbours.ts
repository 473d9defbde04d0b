import type { SongId } from '../../catalogue';
import {
  selectNeighbouringFavorite,
  selectListings,
  selectPlaceOf,
  type Placed,
  type SetSong,
} from '../../state';
import { useSongbook } from '../hooks';
import { entryAddress } from '../sets/entryAddress';
import * as text from '../text';

export interface NeighbourSong {
  readonly address: string;
  readonly title: string;
}

/** The songs beside a song: its neighbours in the played set, else among the favorites; `announced` comes before the next title. */
export function useNeighbours(id: SongId) {
  const place = useSongbook((state) => selectPlaceOf(state, id));
  const listings = useSongbook(selectListings);
  const previous = useSongbook((state) => selectNeighbouringFavorite(state, id, -1));
  const next = useSongbook((state) => selectNeighbouringFavorite(state, id, 1));
  if (place) {
    const inSet = (entry: Placed<SetSong> | null): NeighbourSong | null =>
      entry && {
        address: entryAddress(entry.value, { set: place.set, entry: entry.key }),
        title: listings[entry.value.song]!.title,
      };
    return {
      before: inSet(place.previous),
      after: inSet(place.next),
      announced: [...place.headings, text.nextInSet].join(' · '),
      isInSet: true,
    };
  }
  const favorite = (song: SongId | null): NeighbourSong | null =>
    song === null ? null : { address: `/songs/${song}`, title: listings[song]!.title };
  return {
    before: favorite(previous),
    after: favorite(next),
    announced: text.nextFavorite,
    isInSet: false,
  };
}
