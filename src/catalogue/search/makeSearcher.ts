import type { SongId } from '../song';
import {
  countLetters,
  findWords,
  readVocabulary,
  SLIPS,
  type FoundWords,
  type Match,
  type Slips,
} from './findWords';
import { parseQueryWords, type QueryWord } from './queryWords';
import { scoreSongs } from './scoreSongs';
import type { SearchIndex } from './searchIndex';
import { wordsOfLine, type WordAt } from './words';

/** The start and the end of a match, in UTF-16 units of the written text. */
export type Range = readonly [start: number, end: number];

/** A found song, and the place in it that matches the query best. */
export interface Hit {
  readonly id: SongId;
  readonly field: 'title' | 'author' | 'lyric' | 'fact' | 'meaning';
  /** The index of the lyric line, sung or translated; null for other fields. */
  readonly line: number | null;
  /** The matches in the text of `field`: the title, the author, the lyric line or its translation. */
  readonly rangesIn: (text: string) => readonly Range[];
}

/** Finds songs by words of their titles, authors, lyrics and facts, in any transcription. */
export type Searcher = ReturnType<typeof makeSearcher>;

const FEWEST_TO_MISS_ONE = 3;
/** A query of this many letters identifies a line even if one letter is wrong. */
const FEWEST_TO_SLIP_ANYWHERE = 7;
/** From this many letters on, the beginning of a word identifies it. */
const LONG = 5;

/** Drops the partial matches of a short word; only the last word of a query, which may be unfinished, keeps them. */
function withoutBeginnings(found: FoundWords, { spelling }: QueryWord): FoundWords {
  if (spelling.length >= LONG) return found;
  return found.map((match) => (match && match.distance % 2 === 0 ? match : null));
}

export function makeSearcher(index: SearchIndex) {
  const { songs } = index;
  const vocabulary = readVocabulary(index);

  /** The songs that have enough of the words, best first. */
  const find = (asked: readonly QueryWord[], slips: Slips, enough = asked.length): readonly Hit[] => {
    if (asked.length === 0) return [];
    const isWholeQuery = enough === asked.length;
    const found = asked.map((word, index) => {
      const words = findWords(vocabulary, word, slips);
      return isWholeQuery && index === asked.length - 1 ? words : withoutBeginnings(words, word);
    });
    if (found.filter((matches) => matches.some(Boolean)).length < enough) return [];
    return scoreSongs(songs, found, enough)
      .sort((a, b) => b.score - a.score || a.song - b.song)
      .map(({ song, line }) => {
        const lines = songs[song]!;
        const field = (['title', 'author'] as const)[line] ?? (line < lines.length - 1 ? 'lyric' : 'fact');
        return {
          id: song,
          field,
          line: field === 'lyric' ? line - 2 : null,
          rangesIn: (text) => highlight(wordsOfLine(text, line), lines[line]!, found),
        };
      });
  };

  return {
    /** The songs that fit a query, best first; none for a query without a word. */
    search: (query: string): readonly Hit[] => {
      const ways = parseQueryWords(query);
      // A slip is allowed only if the query as typed finds no song.
      for (const slips of SLIPS)
        for (const asked of ways) {
          const typed = asked.map(({ letters }) => letters).join('');
          if (slips === 'anywhere' && typed.length < FEWEST_TO_SLIP_ANYWHERE) continue;
          const hits = find(asked, slips);
          if (hits.length > 0) return hits;
        }
      // Some words, such as a singer's name, are in no song: of three or more words, more than half are enough.
      const asked = ways[0]!;
      if (asked.length < FEWEST_TO_MISS_ONE) return [];
      return find(asked, 'none', Math.floor(asked.length / 2) + 1);
    },
  };
}

const BELONGS_TO_LETTER_BEFORE = /[\p{M}\u055a-\u055c\u055e\u055f]$|ու$/iu;

/** The matches in a line, given as its words and their numbers; in order and without overlaps. */
function highlight(
  words: readonly WordAt[],
  numbers: readonly number[],
  found: readonly FoundWords[],
): Range[] {
  const ranges = words.flatMap(({ start, text }, index) => {
    const word = numbers[index]!;
    const ends = found.flatMap((matches) => matches[word] ?? []).map((match) => endOfPiece(text, match));
    return ends.length > 0 ? [[start, start + Math.max(...ends)] as const] : [];
  });
  return ranges
    .sort(([a], [b]) => a - b)
    .reduce<Range[]>((merged, [start, end]) => {
      const last = merged.at(-1);
      if (last && start <= last[1]) return [...merged.slice(0, -1), [last[0], Math.max(last[1], end)]];
      return [...merged, [start, end]];
    }, []);
}

/** The end of the match in a word: its shortest written beginning that contains all matched letters. */
function endOfPiece(word: string, match: Match): number {
  if (match.distance % 2 === 0) return word.length;
  let end = 1;
  while (end < word.length && countLetters(word.slice(0, end), match) < match.reach) end++;
  while (end < word.length && BELONGS_TO_LETTER_BEFORE.test(word.slice(end - 1, end + 1))) end++;
  return end;
}
