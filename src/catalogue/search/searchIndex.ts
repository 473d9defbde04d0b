import { foldSound } from './folding';
import { soundOf } from './transcriptions';
import { spellingOf, wordsOfLine } from './words';

/** What is searched of a song. */
export interface SearchableSong {
  readonly title: string;
  readonly author: string;
  readonly lyrics: readonly string[];
  /** Words that stand for what it is, such as those for its kind; they are found as they are written only. */
  readonly facts?: readonly string[];
}

/** A word of a text, and the keys under which it is found. */
export type IndexedWord = readonly [spelling: string, sound: string, ...keys: string[]];

/** The words of all songs as a search reads them. They are numbered, the facts after all others. */
export interface SearchIndex {
  /** In the order of their first keys; words that differ in case and marks only are one. */
  readonly words: readonly IndexedWord[];
  /** The numbers of the words of titles and authors. */
  readonly names: readonly number[];
  /** The spellings of the words that stand for facts, which are other words than those of a text. */
  readonly facts: readonly string[];
  /** The numbers of the words of each song by its lines: title, author, lyrics, facts. */
  readonly songs: readonly IndexedSong[];
}

/** The numbers of the words of a song's lines. */
export type IndexedSong = readonly (readonly number[])[];

/** Makes the search index of songs. */
export function makeSearchIndex(songs: readonly SearchableSong[]): SearchIndex {
  const texts = songs.map(({ title, author, lyrics }) =>
    [title, author, ...lyrics].map((text, line) =>
      wordsOfLine(text, line).map((word) => spellingOf(word.text)),
    ),
  );
  const facts = songs.map((song) => (song.facts ?? []).map(spellingOf));
  const words = [...new Set(texts.flat(2))]
    .map(indexWord)
    .sort(([, , one], [, , other]) => compareKeys(one, other));
  const numbers = new Map(words.map(([spelling], number) => [spelling, number]));
  const factNumbers = new Map([...new Set(facts.flat())].map((fact, index) => [fact, words.length + index]));
  const numbersOf = (line: readonly string[]): number[] => line.map((spelling) => numbers.get(spelling)!);
  return {
    words,
    names: [...new Set(texts.flatMap(([title, author]) => numbersOf([...title!, ...author!])))],
    facts: [...factNumbers.keys()],
    songs: texts.map((lines, song) => [
      ...lines.map(numbersOf),
      facts[song]!.map((fact) => factNumbers.get(fact)!),
    ]),
  };
}

/** The order of keys: that of their UTF-16 units, in which ranges of them are found. */
export const compareKeys = (one: string, other: string): number => (one < other ? -1 : Number(one > other));

/** A word with its keys: as it sounds, with հ where that may be spoken, and as it is in modern Armenian: եմք, ենք. */
function indexWord(spelling: string): [spelling: string, sound: string, key: string, ...further: string[]] {
  const sound = soundOf(spelling);
  const key = foldSound(sound);
  const word = [spelling, sound, key] as const;
  if (key.startsWith('յ')) return [...word, `հ${key.slice(1)}`];
  if (spelling === 'մեք') return [...word, 'մենկ'];
  return spelling.endsWith('մք') ? [...word, key.replace(/մկ$/, 'նկ')] : [...word];
}
