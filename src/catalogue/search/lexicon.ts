import { foldSound } from './folding';
import { soundOf } from './transcriptions';
import { spellingOf } from './words';

/** A key under which a word is found; a word whose key begins with յ has a second one with հ, as it may be spoken. */
export interface Entry {
  readonly key: string;
  readonly word: number;
}

/** The different words of all songs, numbered, and their keys in the order of the alphabet. */
export interface Vocabulary {
  readonly spellings: readonly string[];
  readonly sounds: readonly string[];
  readonly entries: readonly Entry[];
}

/** Gives words their numbers; words that differ in case and marks only have the same number. */
export interface Lexicon {
  /** The number of a word; a word that is new gets the next one. */
  numberOf(word: string): number;
  /** The words that have a number, with their keys; it stops after every hundred words. */
  vocabulary(): Generator<void, Vocabulary>;
}

const WORDS_AT_A_TIME = 100;

/** Makes an empty lexicon. */
export function makeLexicon(): Lexicon {
  const asWritten = new Map<string, number>();
  const numbers = new Map<string, number>();
  const add = (word: string): number => {
    const spelling = spellingOf(word);
    const number = numbers.get(spelling) ?? numbers.size;
    numbers.set(spelling, number);
    asWritten.set(word, number);
    return number;
  };
  return {
    numberOf: (word) => asWritten.get(word) ?? add(word),
    *vocabulary() {
      const spellings = [...numbers.keys()];
      const sounds: string[] = [];
      for (const spelling of spellings) {
        sounds.push(soundOf(spelling));
        if (sounds.length % WORDS_AT_A_TIME === 0) yield;
      }
      const entries = sounds.flatMap((sound, word) => {
        const key = foldSound(sound);
        const keys = key.startsWith('յ') ? [key, `հ${key.slice(1)}`] : [key];
        return keys.map((each) => ({ key: each, word }));
      });
      return { spellings, sounds, entries: entries.sort(byKey) };
    },
  };
}

const byKey = (a: Entry, b: Entry): number => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0);
