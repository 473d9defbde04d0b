import { hasArmenianLetters } from '../script';
import { armenianSound, foldSound } from './folding';
import { soundOf } from './transcriptions';
import { spellingOf, WORD } from './words';

/** A word of a query, in the forms that are compared with the index. */
export type QueryWord = ReturnType<typeof makeQueryWord>;

const JOINED = /([\p{L}\p{N}]+)['’](?=\p{L})/gu;
const ELIDED = /^(?:[cdjlmnst]|qu)$/iu;
const MOST_WORDS = 16;
const MOST_LETTERS = 40;
const MOST_PAIRS = 5;
/** No word has three equal letters in a row; a query word that has them is not folded. */
const HELD_KEY = /(.)\1\1/u;
/** A doubled consonant, which is spoken as one; a doubled vowel, such as oo, may be another vowel. */
const DOUBLED = /([^aeiouаеиоуыэюя])\1/gu;
const APOSTROPHE = /['’ʼ‘`´]/g;

/**
 * The ways to split a query into words, the most likely first: `l'eau` is two French words, `t'agvor` is one
 * transcribed word, and two typed words may be written as one (կու գաս, կուգաս).
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

const wordsIn = (text: string) => (text.replace(APOSTROPHE, '').match(WORD) ?? []).slice(0, MOST_WORDS);

function makeQueryWord(word: string) {
  const spelling = spellingOf(word).slice(0, MOST_LETTERS);
  const isArmenian = hasArmenianLetters(spelling);
  const isHeld = HELD_KEY.test(spelling);
  const folded = isArmenian ? foldSound(armenianSound(spelling)) : spelling.replace(DOUBLED, '$1');
  return {
    spelling,
    sound: soundOf(spelling),
    /** Armenian letters are folded; others stay as typed and are read in every way of the table of transcriptions. */
    letters: isHeld ? spelling : folded,
    isArmenian,
  };
}
