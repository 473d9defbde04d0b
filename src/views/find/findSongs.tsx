import type { Meaning, SongContent, SongId, SongListing } from '../../catalogue';
import type { Hit, Searcher } from '../../catalogue/search';
import { firstRow, makeMeaningSearcher } from '../../catalogue/search/searchMeanings';
import { LatinNames } from '../sheet/LatinNames';
import { languageOf, type Found } from '../sheet/SongNames';
import * as text from '../text';
import styles from './SearchResults.module.css';

/** Makes the function that finds the songs of a list by their own words and, once these have arrived, by what they mean. */
export function makeFinder(searcher: Searcher, meanings: readonly Meaning[] | null, ids: readonly SongId[]) {
  const findMeant = meanings && makeMeaningSearcher(meanings);
  const wanted = new Set(ids);
  return (words: string): readonly Hit[] => {
    const own = searcher.search(words);
    const isNew = ({ id }: Hit): boolean => !own.some((hit) => hit.id === id);
    return [...own, ...(findMeant?.(words).filter(isNew) ?? [])].filter(({ id }) => wanted.has(id));
  };
}

/** Marks what was found in each song; nothing where a fact matched, or the song's words have not arrived. */
export function markHits(
  hits: readonly Hit[],
  listings: readonly SongListing[],
  contents: Readonly<Record<SongId, SongContent>>,
  meanings: readonly Meaning[] | null,
): ReadonlyMap<SongId, Found> {
  const textOf = ({ id, field, line }: Hit): string | undefined => {
    if (field === 'title' || field === 'author') return listings[id]?.[field];
    if (line === null) return undefined;
    return field === 'meaning' ? firstRow(meanings![id]!.lines[line]!) : contents[id]?.body.lyrics[line];
  };
  return new Map(hits.map((hit) => [hit.id, foundIn(textOf(hit), hit, listings[hit.id]?.wordsLanguage)]));
}

function foundIn(words: string | undefined, { field, rangesIn }: Hit, language: string | undefined): Found {
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
        <span lang={languageOf(words, language)}>{marked}</span>
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
