import { foldSound } from './folding';
import { soundOf } from './transcriptions';
import { spellingOf } from './words';

/** A key under which a word is found. */
export interface Entry {
  readonly key: string;
  readonly word: number;
}

/** The different words of all songs, numbered, and their keys in the order of the alphabet. */
export interface Vocabulary {
  readonly spellings: readonly string[];
  readonly sounds: readonly string[];
  readonly entries: readonly Entry[];
  /** The words of titles and authors. */
  readonly names: ReadonlySet<number>;
  /** The numbers of facts by their spellings; they have no keys. */
  readonly facts: ReadonlyMap<string, number>;
}

/** Gives words their numbers; words that differ in case and marks only have the same number. */
export interface Lexicon {
  /** The number of a word; a word that is new gets the next one. */
  numberOf(word: string): number;
  /** The same for a word of a title or an author. */
  numberOfName(word: string): number;
  /** The number of a word that stands for a fact, which is another one than that of the word in a text. */
  numberOfFact(word: string): number;
  /** The words that have a number, with their keys; it stops after every hundred words. */
  vocabulary(): Generator<void, Vocabulary>;
}

const WORDS_AT_A_TIME = 100;
/** Stands before the spelling of a fact, and in no word. */
const FACT = '/';

/** Makes an empty lexicon. */
export function makeLexicon(): Lexicon {
  const asWritten = new Map<string, number>();
  const numbers = new Map<string, number>();
  const facts = new Map<string, number>();
  const names = new Set<number>();
  const add = (word: string): number => {
    const spelling = spellingOf(word);
    const number = numbers.get(spelling) ?? numbers.size;
    numbers.set(spelling, number);
    asWritten.set(word, number);
    return number;
  };
  const numberOf = (word: string): number => asWritten.get(word) ?? add(word);
  return {
    numberOf,
    numberOfName: (word) => {
      const number = numberOf(word);
      names.add(number);
      return number;
    },
    numberOfFact: (word) => {
      const number = add(`${FACT}${word}`);
      facts.set(spellingOf(word), number);
      return number;
    },
    *vocabulary() {
      const spellings = [...numbers.keys()];
      const sounds: string[] = [];
      for (const spelling of spellings) {
        sounds.push(soundOf(spelling));
        if (sounds.length % WORDS_AT_A_TIME === 0) yield;
      }
      const entries = sounds.flatMap((sound, word) => {
        if (spellings[word]!.startsWith(FACT)) return [];
        return keysOf(spellings[word]!, foldSound(sound)).map((key) => ({ key, word }));
      });
      return { spellings, sounds, entries: entries.sort(byKey), facts, names };
    },
  };
}

/** The keys of a word: as it sounds, with հ where that may be spoken, and as it is in modern Armenian: եմք, ենք. */
function keysOf(spelling: string, key: string): readonly string[] {
  if (key.startsWith('յ')) return [key, `հ${key.slice(1)}`];
  if (spelling === 'մեք') return [key, 'մենկ'];
  return spelling.endsWith('մք') ? [key, key.replace(/մկ$/, 'նկ')] : [key];
}

const byKey = (a: Entry, b: Entry): number => (a.key < b.key ? -1 : a.key > b.key ? 1 : 0);
