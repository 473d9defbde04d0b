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

/** Indexes by the songs they were made of, so that each is made once. */
const made = new WeakMap<readonly SearchableSong[], SearchedSongs>();

/** The search index of the songs loaded so far; null until the first one is made. */
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

/** Makes the function called between pieces of work: it yields to the page when due, and rejects once the signal is aborted. */
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
