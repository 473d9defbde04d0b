import { findKeys } from './findKeys';
import type { QueryWord } from './queryWords';
import type { Vocabulary } from './lexicon';

/** How close a word comes to the one asked for, the closest first. */
export const CLOSENESS = ['spelling', 'sound', 'fold', 'slip'] as const;

/** For each word of the vocabulary its distance from the word asked for, and how much of it was asked for. */
export interface FoundWords {
  /** 255 where the word is not found, else twice the index of its closeness, plus one where only its beginning is found. */
  readonly distance: Uint8Array;
  /** How many letters were found, counted in the spelling, the sound or the key, whichever the closeness is measured in. */
  readonly reach: Uint8Array;
}

/** The distance of a word that was not found. */
export const NOT_FOUND = 255;
const SHORTEST_TO_SLIP_IN = 5;

/** Finds the words that begin with a word of a query; with a slip allowed, also with one that differs in a letter. */
export function findWords(vocabulary: Vocabulary, asked: QueryWord, slipAllowed: boolean): FoundWords {
  const { entries, spellings, sounds } = vocabulary;
  const distance = new Uint8Array(spellings.length).fill(NOT_FOUND);
  const reach = new Uint8Array(spellings.length);
  // Whoever types Armenian letters means these: another consonant is a slip.
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
