import { useDeferredValue, useMemo } from 'react';
import type { SongId } from '../../catalogue';
import type { Hit, Range } from '../../catalogue/search';
import { selectContents, selectListings } from '../../state';
import { useSongbook } from '../hooks';
import { useServices } from '../services';
import type { Found } from '../sheet/SongNames';
import { useFetched } from '../ui/useFetched';
import styles from './SearchResults.module.css';

/**
 * Searches some songs for a query at low priority; `songs` is null without a query or before the first answer.
 * `findNow` does not wait for an answer.
 */
export function useFoundSongs(query: string, ids: readonly SongId[] | null) {
  const { data: searcher, retry } = useFetched(useServices().loadSearcher, true);
  const listings = useSongbook(selectListings);
  const contents = useSongbook(selectContents);
  const asked = useDeferredValue(query);
  const isWanted = useMemo(() => {
    const wanted = new Set(ids);
    return (id: SongId) => wanted.has(id);
  }, [ids]);
  const hits = useMemo(
    () => (searcher && ids && asked.trim() ? searcher.search(asked, { isWanted }) : null),
    [searcher, ids, isWanted, asked],
  );
  const songs = useMemo(() => {
    const textOf = ({ id, field, line }: Hit): string | undefined => {
      if (field === 'title' || field === 'author') return listings[id]![field];
      return line === null ? undefined : contents[id]?.body.lyrics[line];
    };
    return (
      hits && {
        query: asked,
        ids: hits.map(({ id }) => id),
        found: new Map(hits.map((hit) => [hit.id, foundIn(textOf(hit), hit)])),
      }
    );
  }, [hits, asked, listings, contents]);
  const findNow = () => searcher?.search(query, { isWanted }).map(({ id }) => id) ?? [];
  return { songs, findNow, retry };
}

/** The marked text of a hit; empty if a fact matched, or the song's words have not arrived. */
function foundIn(text: string | undefined, { field, rangesIn }: Hit): Found {
  return text === undefined ? {} : { [field]: <Marked text={text} rangesIn={rangesIn} /> };
}

/** A text with its matches marked; they are looked for when it is drawn. */
function Marked({ text, rangesIn }: { text: string } & Pick<Hit, 'rangesIn'>) {
  return splitFound(text, rangesIn(text)).map(({ text: piece, isFound }, index) =>
    isFound ? (
      <mark key={index} className={styles.mark}>
        {piece}
      </mark>
    ) : (
      <span key={index}>{piece}</span>
    ),
  );
}

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
