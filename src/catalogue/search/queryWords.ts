import { armenianSound } from './folding';
import { soundOf } from './transcriptions';
import { foldSound } from './folding';
import { spellingOf } from './words';
import { WORD } from './words';

/** A word of a query, as the index compares it. */
export interface QueryWord {
  readonly spelling: string;
  readonly sound: string;
  /** Armenian letters folded; others as typed, to be read in every way the table of transcriptions allows. */
  readonly letters: string;
  readonly isArmenian: boolean;
}

const JOINED = /([\p{L}\p{N}]+)['’](?=\p{L})/gu;
const ELIDED = /^(?:[cdjlmnst]|qu)$/iu;
const MOST_WORDS = 16;
const MOST_LETTERS = 40;
const MOST_PAIRS = 5;
/** In no word does a letter stand three times in a row; so its letters are not made one. */
const HELD_KEY = /(.)\1\1/u;
/** Two consonants, which are spoken as one; two vowels may be another one. */
const DOUBLED = /([^aeiouаеиоуыэюя])\1/gu;
const APOSTROPHE = /['’ʼ‘`´]/g;

/**
 * The ways to part a query into words, the most likely first: `l'eau` is two words in French, `t'agvor` one in a
 * transcription, and two words as typed may be one as written (կու գաս, կուգաս).
 */
export function parseQueryWords(query: string): QueryWord[][] {
  const parted = wordsIn(
    query.replace(JOINED, (joined, word: string) => (ELIDED.test(word) ? `${word} ` : joined)),
  );
  const joined = wordsIn(query);
  const ways = joined.length < parted.length ? [parted, joined] : [parted];
  const pairs = parted
    .slice(1, MOST_PAIRS + 1)
    .map((second, index) => [...parted.slice(0, index), parted[index]! + second, ...parted.slice(index + 2)]);
  return [...ways, ...pairs].map((words) => words.map(makeQueryWord).filter(({ letters }) => letters !== ''));
}

const wordsIn = (text: string): string[] =>
  (text.replace(APOSTROPHE, '').match(WORD) ?? []).slice(0, MOST_WORDS);

function makeQueryWord(word: string): QueryWord {
  const spelling = spellingOf(word).slice(0, MOST_LETTERS);
  const isArmenian = /\p{Script=Armenian}/u.test(spelling);
  const isHeld = HELD_KEY.test(spelling);
  const folded = isArmenian ? foldSound(armenianSound(spelling)) : spelling.replace(DOUBLED, '$1');
  return { spelling, sound: soundOf(spelling), letters: isHeld ? spelling : folded, isArmenian };
}
