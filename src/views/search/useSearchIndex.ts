import { useEffect, useState } from 'react';
import { makeSearchIndexInPieces, type SearchableSong, type SearchIndex } from '../../catalogue/search';
import { selectSearchable } from '../../state/searchable';
import { useSongbook } from '../hooks';

/** A search index, and the songs it was made of. */
export interface SearchedSongs {
  readonly songs: readonly SearchableSong[];
  readonly index: SearchIndex;
}

/** How long the page may be kept busy at a time, in milliseconds. */
const PIECE = 8;

/** One index for each state of the catalogue, however often a search begins. */
const made = new WeakMap<readonly SearchableSong[], SearchedSongs>();

/** The search index of what has arrived of the catalogue; null until the first one is made. */
export function useSearchIndex(): SearchedSongs | null {
  const songs = useSongbook(selectSearchable);
  const [searched, setSearched] = useState(() => made.get(songs) ?? null);
  useEffect(() => {
    if (made.has(songs)) return;
    const left = new AbortController();
    makeSearchIndexInPieces(songs, makePause(left.signal)).then(
      (index) => {
        made.set(songs, { songs, index });
        setSearched({ songs, index });
      },
      () => undefined,
    );
    return () => left.abort();
  }, [songs]);
  return made.get(songs) ?? searched;
}

/** Makes what lets the page breathe between pieces of work, and ends the work when it is no longer wanted. */
function makePause(signal: AbortSignal): () => Promise<void> | void {
  let start = performance.now();
  return () => {
    if (performance.now() - start < PIECE) return;
    return new Promise((resolve, reject) => {
      setTimeout(() => {
        start = performance.now();
        if (signal.aborted) reject(new Error('no longer wanted'));
        else resolve();
      });
    });
  };
}
