import { findKeys } from './findKeys';
import type { QueryWord } from './queryWord';
import type { Vocabulary } from './vocabulary';

/** How close a word comes to the one asked for, the closest first. */
export const CLOSENESS = ['spelling', 'sound', 'fold', 'slip'] as const;

/** For each word of the vocabulary its distance from the word asked for, and how far into the word that reaches. */
export interface FoundWords {
  /** 255 where the word is not found, else twice the closeness, and one more where only a beginning is found. */
  readonly distance: Uint8Array;
  /** The length of what is found, in letters of the spelling, the sound or the key, by closeness. */
  readonly reach: Uint8Array;
}

/** The distance of a word that was not found. */
export const NOT_FOUND = 255;
const SHORTEST_TO_SLIP_IN = 5;

/** Finds the words that a word of a query, or one with a slip of the finger if that is allowed, may begin. */
export function findWords(vocabulary: Vocabulary, asked: QueryWord, slipAllowed: boolean): FoundWords {
  const { entries, spellings, sounds } = vocabulary;
  const distance = new Uint8Array(spellings.length).fill(NOT_FOUND);
  const reach = new Uint8Array(spellings.length);
  // The same letters of one alphabet with another consonant are another word, not another transcription.
  const folded = CLOSENESS.indexOf(asked.isArmenian ? 'slip' : 'fold');

  const note = (word: number, closeness: number, length: number, whole: number): void => {
    const value = closeness * 2 + (length < whole ? 1 : 0);
    if (value >= distance[word]!) return;
    distance[word] = value;
    reach[word] = Math.min(length, 255);
  };

  const maySlip = slipAllowed && asked.sound.length >= SHORTEST_TO_SLIP_IN;
  for (const { low, high, depth, slipped } of findKeys(entries, asked.letters, maySlip)) {
    for (let index = low; index < high; index++) {
      const { key, word } = entries[index]!;
      if (slipped) note(word, CLOSENESS.indexOf('slip'), depth, key.length);
      else if (spellings[word]!.startsWith(asked.spelling))
        note(word, 0, asked.spelling.length, spellings[word]!.length);
      else if (sounds[word]!.startsWith(asked.sound)) note(word, 1, asked.sound.length, sounds[word]!.length);
      else note(word, folded, depth, key.length);
    }
  }
  return { distance, reach };
}
