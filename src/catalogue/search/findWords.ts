import { findKeys, mostDoubts, type Entry } from './findKeys';
import type { QueryWord } from './queryWords';
import { compareKeys, type IndexedWord, type SearchIndex } from './searchIndex';

/** The words of a search index, prepared for look-ups. */
export interface Vocabulary {
  readonly words: readonly IndexedWord[];
  /** The keys of the words, sorted. */
  readonly entries: readonly Entry[];
  /** The numbers of the words of titles and authors. */
  readonly names: ReadonlySet<number>;
  /** The numbers of facts by their spellings; they have no keys. */
  readonly facts: ReadonlyMap<string, number>;
}

export function readVocabulary({ words, names, facts }: SearchIndex): Vocabulary {
  const entries = words.flatMap(([, , ...keys], word) => keys.map((key) => ({ key, word })));
  return {
    words,
    entries: entries.sort((one, other) => compareKeys(one.key, other.key)),
    names: new Set(names),
    facts: new Map(facts.map((fact, index) => [fact, words.length + index])),
  };
}

/** The ways in which a word may match a query word, the closest first. */
export const CLOSENESS = ['spelling', 'sound', 'fold', 'slip'] as const;

/** The match of each word of the vocabulary with one query word. */
export interface FoundWords {
  /** 255 if not found; else twice the index in CLOSENESS, plus 1 if only the beginning of the word matches. */
  readonly distance: Uint8Array;
  /** The number of matched letters: of the spelling, the sound or the key, according to the closeness. */
  readonly reach: Uint8Array;
}

/** Where a letter of a word may be wrong: nowhere, in titles and authors, or anywhere. */
export type Slips = 'none' | 'names' | 'anywhere';

/** The distance of a word that was not found. */
export const NOT_FOUND = 255;
const SHORTEST_TO_SLIP_IN = 5;

/**
 * Finds the words that begin with a query word; if slips are allowed, one letter may be wrong. A query word that names
 * a fact matches by its exact spelling only.
 */
export function findWords(vocabulary: Vocabulary, asked: QueryWord, slips: Slips): FoundWords {
  const { words, entries, names, facts } = vocabulary;
  const distance = new Uint8Array(words.length + facts.size).fill(NOT_FOUND);
  const reach = new Uint8Array(distance.length);
  // Armenian letters are meant as they are typed: another consonant counts as a slip.
  const folded = CLOSENESS.indexOf(asked.isArmenian ? 'slip' : 'fold');

  const note = (word: number, closeness: number, length: number, whole: number): void => {
    const value = closeness * 2 + (length < whole ? 1 : 0);
    if (value >= distance[word]!) return;
    distance[word] = value;
    reach[word] = Math.min(length, 255);
  };

  const { length } = asked.spelling;
  const fact = facts.get(asked.spelling);
  if (fact !== undefined) {
    const inTexts = words.findIndex(([spelling]) => spelling === asked.spelling);
    for (const word of [fact, inTexts]) if (word >= 0) note(word, 0, length, length);
    return { distance, reach };
  }
  // A query may end in half a letter, which no key contains: Սիրո is typed before Սիրուն.
  words.forEach(([spelling], word) => {
    if (spelling.startsWith(asked.spelling)) note(word, 0, length, spelling.length);
  });

  const most = mostDoubts(asked.letters);
  const maySlip = slips !== 'none' && asked.sound.length >= SHORTEST_TO_SLIP_IN;
  for (const { low, high, depth, slipped, doubts } of findKeys(entries, asked.letters, maySlip)) {
    for (let index = low; index < high; index++) {
      const { key, word } = entries[index]!;
      if (slipped && (key.length < SHORTEST_TO_SLIP_IN || (slips === 'names' && !names.has(word)))) continue;
      // A match of only the beginning counts as one more doubt.
      if (doubts > 0 && key.length > depth && doubts >= most) continue;
      const [, sound] = words[word]!;
      if (slipped) note(word, CLOSENESS.indexOf('slip'), depth, key.length);
      else if (sound.startsWith(asked.sound)) note(word, 1, asked.sound.length, sound.length);
      else note(word, folded, depth, key.length);
    }
  }
  return { distance, reach };
}
