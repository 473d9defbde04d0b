import { useDeferredValue, useMemo } from 'react';
import type { SongId } from '../../catalogue';
import type { Hit } from '../../catalogue/search';
import { selectContents, selectListings } from '../../state';
import { useServices, useSongbook } from '../hooks';
import { LatinNames } from '../sheet/LatinNames';
import type { Found } from '../sheet/SongNames';
import { useFetched } from '../ui';
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
  // Words that arrive later change what is marked, not what is found.
  const hits = useMemo(
    () => (searcher && ids && asked.trim() ? searcher.search(asked, isWanted) : null),
    [searcher, ids, isWanted, asked],
  );
  const songs = useMemo(() => {
    if (!hits) return null;
    const textOf = ({ id, field, line }: Hit): string | undefined => {
      if (field === 'title' || field === 'author') return listings[id]?.[field];
      return line === null ? undefined : contents[id]?.body.lyrics[line];
    };
    return {
      query: asked,
      ids: hits.map(({ id }) => id),
      found: new Map(hits.map((hit) => [hit.id, foundIn(textOf(hit), hit)])),
    };
  }, [hits, asked, listings, contents]);
  const findNow = () => searcher?.search(query, isWanted).map(({ id }) => id) ?? [];
  return { songs, findNow, retry };
}

/** The marked text of a hit; empty if a fact matched, or the song's words have not arrived. */
function foundIn(text: string | undefined, { field, rangesIn }: Hit): Found {
  if (text === undefined) return {};
  const marked = <Marked text={text} rangesIn={rangesIn} />;
  // The names of a song are in Latin letters anyway.
  if (field !== 'lyric') return { [field]: marked };
  return {
    lyric: (
      <>
        {marked}
        <LatinNames names={[text]} />
      </>
    ),
  };
}

/** A text with its matches marked; they are looked for when it is drawn. */
function Marked({ text, rangesIn }: { text: string } & Pick<Hit, 'rangesIn'>) {
  const ends = [...rangesIn(text).flat(), text.length];
  return ends.map((end, index) => {
    const piece = text.slice(ends[index - 1] ?? 0, end);
    if (index % 2 === 0) return piece && <span key={index}>{piece}</span>;
    return (
      <mark key={index} className={styles.mark}>
        {piece}
      </mark>
    );
  });
}
