import { useDeferredValue, useMemo } from 'react';
import type { SongId } from '../../catalogue';
import type { Hit, Range } from '../../catalogue/search';
import type { Found } from '../songList/SongRow';
import styles from './SearchResults.module.css';
import { useSearchIndex, type SearchedSongs } from './useSearchIndex';

/** The songs that match a query, best first, and where each matched. */
export interface FoundSongs {
  readonly query: string;
  readonly ids: readonly SongId[];
  readonly found: ReadonlyMap<SongId, Found>;
}

/**
 * Searches some songs for a query at low priority; `songs` is null without a query or before the first answer, `findNow`
 * does not wait for it.
 */
export function useFoundSongs(
  query: string,
  ids: readonly SongId[] | null,
): { readonly songs: FoundSongs | null; readonly findNow: () => readonly SongId[] } {
  const searched = useSearchIndex();
  const asked = useDeferredValue(query);
  const isWanted = useMemo(() => {
    const wanted = new Set<number>(ids);
    return (id: number) => wanted.has(id);
  }, [ids]);
  const songs = useMemo(() => {
    if (!searched || !ids || !asked.trim()) return null;
    const hits = searched.index.search(asked, { isWanted });
    return {
      query: asked,
      ids: hits.map(({ id }) => id as SongId),
      found: new Map(hits.map((hit) => [hit.id as SongId, foundIn(searched, hit)])),
    };
  }, [searched, ids, isWanted, asked]);
  const findNow = () => searched?.index.search(query, { isWanted }).map(({ id }) => id as SongId) ?? [];
  return { songs, findNow };
}

function foundIn({ songs }: SearchedSongs, { id, field, line, ranges }: Hit): Found {
  const song = songs[id]!;
  const text = field === 'lyric' ? song.lyrics[line!]! : song[field];
  return { [field]: <Marked text={text} ranges={ranges} /> };
}

/** A text with the matching ranges marked. */
function Marked({ text, ranges }: { text: string; ranges: readonly Range[] }) {
  return splitFound(text, ranges).map(({ text: piece, isFound }, index) =>
    isFound ? (
      <mark key={index} className={styles.mark}>
        {piece}
      </mark>
    ) : (
      <span key={index}>{piece}</span>
    ),
  );
}

/** A piece of a text, and whether it matched. */
interface Piece {
  readonly text: string;
  readonly isFound: boolean;
}

/** Splits a text into matching pieces and those between them; joined they are the text. */
export function splitFound(text: string, ranges: readonly Range[]): Piece[] {
  const ends = [0, ...ranges.flat(), text.length];
  return ends
    .slice(1)
    .map((end, index) => ({ text: text.slice(ends[index], end), isFound: index % 2 === 1 }))
    .filter((piece) => piece.text !== '');
}
