import { findKeys, makeKeyNode, mostDoubts } from './findKeys';
import type { QueryWord } from './queryWords';
import type { SearchIndex } from './searchIndex';
import { foldKey, soundOf } from './transcriptions';
import { spellingOf } from './words';

/** The words of a search index, prepared for look-ups. */
type Vocabulary = ReturnType<typeof readVocabulary>;

export function readVocabulary({ words, names, facts }: SearchIndex) {
  return {
    words,
    keys: makeKeyNode(words.flatMap(([, , ...keys], word) => keys.map((key) => [key, word] as const))),
    /** The numbers of the words of titles and authors. */
    names: new Set(names),
    /** The numbers of facts by their spellings; they have no keys. */
    facts: new Map(facts.map((fact, index) => [fact, words.length + index])),
  };
}

/** The ways in which a word may match a query word, the closest first. */
const CLOSENESS = { spelling: 0, sound: 1, fold: 2, slip: 3 } as const;
/** Makes the text whose letters `reach` counts, by closeness. */
const COUNTED = [spellingOf, (word: string) => soundOf(spellingOf(word)), foldKey, foldKey] as const;

/** How a word matches a query word. */
export interface Match {
  /** Twice the number in CLOSENESS, plus 1 if only the beginning of the word matches. */
  readonly distance: number;
  /** The number of matched letters: of the spelling, the sound or the key, according to the closeness. */
  readonly reach: number;
}

/** The number of letters in a written word that are comparable with the reach of a match. */
export const countLetters = (word: string, { distance }: Match): number =>
  COUNTED[distance >> 1]!(word).length;

/** The matches of a query word, by the number of the matching word. */
export type FoundWords = readonly (Match | null)[];

/** Where a letter of a word may be wrong: nowhere, in titles and authors, or anywhere. */
export const SLIPS = ['none', 'names', 'anywhere'] as const;
export type Slips = (typeof SLIPS)[number];

const SHORTEST_TO_SLIP_IN = 5;

/**
 * Finds the words that begin with a query word; if slips are allowed, one letter may be wrong. A query word that names
 * a fact matches by its exact spelling only.
 */
export function findWords(vocabulary: Vocabulary, asked: QueryWord, slips: Slips): FoundWords {
  const { words, keys, names, facts } = vocabulary;
  const found = Array.from({ length: words.length + facts.size }, (): Match | null => null);
  // Armenian letters are meant as they are typed: another consonant counts as a slip.
  const folded = asked.isArmenian ? CLOSENESS.slip : CLOSENESS.fold;

  const note = (word: number, closeness: number, reach: number, whole: number): void => {
    const distance = closeness * 2 + (reach < whole ? 1 : 0);
    if (distance < (found[word]?.distance ?? Infinity)) found[word] = { distance, reach };
  };

  const { length } = asked.spelling;
  const fact = facts.get(asked.spelling);
  if (fact !== undefined) {
    const inTexts = words.findIndex(([spelling]) => spelling === asked.spelling);
    for (const word of [fact, inTexts]) if (word >= 0) note(word, CLOSENESS.spelling, length, length);
    return found;
  }
  // A query may end in half a letter, which no key contains: Սիրո is typed before Սիրուն.
  words.forEach(([spelling], word) => {
    if (spelling.startsWith(asked.spelling)) note(word, CLOSENESS.spelling, length, spelling.length);
  });

  const most = mostDoubts(asked.letters);
  const maySlip = slips !== 'none' && asked.sound.length >= SHORTEST_TO_SLIP_IN;
  for (const { node, slipped, doubts } of findKeys(keys, asked.letters, maySlip)) {
    for (const [key, word] of node.keys) {
      if (slipped && key.length < SHORTEST_TO_SLIP_IN) continue;
      // A match of only the beginning counts as one more doubt.
      if (doubts > 0 && key.length > node.depth && doubts >= most) continue;
      if (slipped && slips === 'names' && !names.has(word)) continue;
      const [, sound] = words[word]!;
      if (slipped) note(word, CLOSENESS.slip, node.depth, key.length);
      else if (sound.startsWith(asked.sound)) note(word, CLOSENESS.sound, asked.sound.length, sound.length);
      else note(word, folded, node.depth, key.length);
    }
  }
  return found;
}
