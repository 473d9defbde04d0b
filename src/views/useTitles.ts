import type { SongId } from '../catalogue';
import { selectListings } from '../state';
import { useSongbook } from './hooks';

/** Finds the title of a song. Not in `hooks.ts`, for the first page needs none. */
export function useTitles(): (id: SongId) => string {
  const listings = useSongbook(selectListings);
  return (id) => listings[id]?.title ?? '';
}
