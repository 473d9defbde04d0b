import { findWords, type FoundWords } from './findWords';
import { highlight, type Range } from './highlight';
import { parseQuery, type QueryWord } from './queryWord';
import { scoreSongs } from './scoreSongs';
import { linesOf, readTexts, wordsOfLine, type SearchableSong } from './text';
import { makeLexicon } from './vocabulary';

/** A song that was found, and the place in it that answers the query best. */
export interface Hit {
  /** The song's place among those the index was made of. */
  readonly id: number;
  readonly field: 'title' | 'author' | 'lyric';
  /** The number of the lyric line; null for title and author. */
  readonly line: number | null;
  readonly ranges: readonly Range[];
}

/** Finds songs by words of title, author and lyrics, however they are typed. */
export interface SearchIndex {
  /** The best songs for a query, at most `limit`, the best first; none for a query without a word. */
  search(query: string, limit?: number): readonly Hit[];
}

/** Makes a search index of songs; where lyrics are still missing, an empty list stands for them. */
export function makeSearchIndex(songs: readonly SearchableSong[]): SearchIndex {
  const lexicon = makeLexicon();
  const texts = readTexts(songs, lexicon);
  const vocabulary = lexicon.vocabulary();

  // While someone types, all words but the last stay as they were.
  let lastFound = new Map<string, FoundWords>();
  const findAll = (asked: readonly QueryWord[], slipAllowed: boolean): FoundWords[] => {
    const names = asked.map(({ spelling }) => `${spelling} ${slipAllowed}`);
    const found = asked.map(
      (word, index) => lastFound.get(names[index]!) ?? findWords(vocabulary, word, slipAllowed),
    );
    lastFound = new Map(found.map((words, index) => [names[index]!, words]));
    return found;
  };

  const find = (asked: readonly QueryWord[], slipAllowed: boolean, limit: number): readonly Hit[] => {
    if (asked.length === 0) return [];
    const found = findAll(asked, slipAllowed);
    const best = scoreSongs(texts, found).sort((a, b) => b.score - a.score || a.song - b.song);
    return best.slice(0, limit).map(({ song, line }) => ({
      id: song,
      field: line === 0 ? 'title' : line === 1 ? 'author' : 'lyric',
      line: line < 2 ? null : line - 2,
      ranges: highlight(wordsOfLine(linesOf(songs[song]!)[line]!, line), found, lexicon),
    }));
  };

  return {
    search: (query, limit = 100) => {
      const ways = parseQuery(query);
      // A slip of the finger is thought of only where the query as typed finds nothing.
      for (const slipAllowed of [false, true])
        for (const asked of ways) {
          const hits = find(asked, slipAllowed, limit);
          if (hits.length > 0) return hits;
        }
      return [];
    },
  };
}
