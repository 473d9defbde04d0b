import { soundOf } from './foldKey';
import { foldSound } from './foldSound';
import { spellingOf } from './spelling';

/** A key of a word; a word that a classical spelling begins with յ is also found under հ. */
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

/** Numbers words as they come; the same spelling gets the same number, whatever its case and marks. */
export interface Lexicon {
  numberOf(word: string): number;
  /** Takes them all down, a few words at a time. */
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
        return key.startsWith('յ')
          ? [
              { key, word },
              { key: `հ${key.slice(1)}`, word },
            ]
          : [{ key, word }];
      });
      return { spellings, sounds, entries: entries.sort(byKey) };
    },
  };
}

const byKey = (a: Entry, b: Entry): number => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0);
