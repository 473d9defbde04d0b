import { useDeferredValue, useMemo } from 'react';
import type { SongId } from '../../catalogue';
import type { Hit } from '../../catalogue/search';
import { firstRow, makeMeaningSearcher } from '../../catalogue/search/searchMeanings';
import { selectContents, selectListings } from '../../state';
import { useServices, useSongbook } from '../hooks';
import { LatinNames } from '../sheet/LatinNames';
import type { Found } from '../sheet/SongNames';
import * as text from '../text';
import { useFetched } from '../ui';
import styles from './SearchResults.module.css';

/**
 * Searches some songs for a query at low priority; `songs` is null without a query or before the first answer.
 * `findNow` does not wait for an answer.
 */
export function useFoundSongs(query: string, ids: readonly SongId[] | null) {
  const { loadSearcher, loadMeanings } = useServices();
  const { data: searcher, retry } = useFetched(loadSearcher, true);
  // Songs are found by their own words until it arrives.
  const { data: meanings } = useFetched(loadMeanings, query.trim() !== '');
  const listings = useSongbook(selectListings);
  const contents = useSongbook(selectContents);
  const asked = useDeferredValue(query);
  const isWanted = useMemo(() => {
    const wanted = new Set(ids);
    return (id: SongId) => wanted.has(id);
  }, [ids]);
  const find = useMemo(() => {
    const findMeant = meanings && makeMeaningSearcher(meanings);
    return (words: string): readonly Hit[] => {
      const own = searcher?.search(words, isWanted) ?? [];
      const isNew = ({ id }: Hit): boolean => isWanted(id) && !own.some((hit) => hit.id === id);
      return [...own, ...(findMeant?.(words).filter(isNew) ?? [])];
    };
  }, [searcher, meanings, isWanted]);
  // Words that arrive later change what is marked, not what is found.
  const hits = useMemo(
    () => (searcher && ids && asked.trim() ? find(asked) : null),
    [searcher, ids, find, asked],
  );
  const songs = useMemo(() => {
    if (!hits) return null;
    const textOf = ({ id, field, line }: Hit): string | undefined => {
      if (field === 'title' || field === 'author') return listings[id]?.[field];
      if (line === null) return undefined;
      return field === 'meaning' ? firstRow(meanings![id]!.lines[line]!) : contents[id]?.body.lyrics[line];
    };
    return {
      query: asked,
      ids: hits.map(({ id }) => id),
      found: new Map(hits.map((hit) => [hit.id, foundIn(textOf(hit), hit)])),
    };
  }, [hits, asked, listings, contents, meanings]);
  const findNow = () => find(query).map(({ id }) => id);
  return { songs, findNow, retry };
}

/** The marked text of a hit; empty if a fact matched, or the song's words have not arrived. */
function foundIn(words: string | undefined, { field, rangesIn }: Hit): Found {
  if (words === undefined) return {};
  const marked = <Marked text={words} rangesIn={rangesIn} />;
  if (field === 'meaning')
    return {
      lyric: (
        <>
          <span className={styles.what}>{text.labelled(text.settingNames.meaning, '')}</span>
          {marked}
        </>
      ),
    };
  // The names of a song are in Latin letters anyway.
  if (field !== 'lyric') return { [field]: marked };
  return {
    lyric: (
      <>
        {marked}
        <LatinNames names={[words]} />
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
