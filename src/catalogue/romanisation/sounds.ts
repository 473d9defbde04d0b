import { LATIN_LETTERS, type Orthography } from './latinLetters';
import { LETTER, spellingRules, type SpellingRule } from './spellingRules';

/** The Latin spelling of a letter or digraph, and the column where it begins. */
export interface Sound {
  readonly index: number;
  readonly latin: string;
}

const TONES: Readonly<Record<string, string>> = { '՛': '', '՟': '', '՜': '!', '՞': '?' };
const SIGNS: Readonly<Record<string, string>> = { '՝': ',', '։': '.', '֊': '-', '՚': '’' };
const WORD_OR_SIGN = new RegExp(`(${LETTER}+)|[^]`, 'giu');
const PAUSE = /[,՝։]|\.(?!\.)/y;

/**
 * The sounds of a line with their columns. ՞ and ՜ move from their vowel to the end of the word, where they become ?
 * and ! and replace a comma or full stop; ՛ is left out.
 */
export function parseSounds(line: string, orthography: Orthography): Sound[] {
  const columns = Array.from({ length: line.length }, (_, column) => column).filter(
    (column) => TONES[line.charAt(column)] === undefined,
  );
  const text = columns.map((column) => line.charAt(column)).join('');
  const rules = spellingRules(text);
  let tone = '';
  const sounds = Array.from(text.matchAll(WORD_OR_SIGN), ({ index, 0: token, 1: word }): Sound[] => {
    const replacesPause = tone !== '' && isPause(text, index);
    const end = index + token.length;
    tone = word === undefined ? '' : tonesIn(line.slice(columns[index], columns[end]));
    if (word === undefined) return [{ index, latin: replacesPause ? '' : (SIGNS[token] ?? token) }];
    return [
      ...parseWord(text, index, end, rules, LATIN_LETTERS[orthography]),
      { index: end - 1, latin: tone },
    ];
  }).flat();
  return sounds.map(({ index, latin }) => ({ index: columns[index] ?? index, latin }));
}

function isPause(text: string, index: number): boolean {
  PAUSE.lastIndex = index;
  return PAUSE.test(text);
}

function tonesIn(written: string): string {
  return Array.from(written, (sign) => TONES[sign] ?? '').join('');
}

/** The sounds of the word from `start` to `end`, each in the case of its first letter. */
function parseWord(
  text: string,
  start: number,
  end: number,
  rules: readonly SpellingRule[],
  latinLetters: Readonly<Record<string, string>>,
): Sound[] {
  const word = text.slice(start, end);
  const isCapitals = word.length > 1 && word === word.toUpperCase();
  const sounds: Sound[] = [];
  let index = start;
  while (index < end) {
    const letter = text.charAt(index);
    const own = latinLetters[letter.toLowerCase()] ?? letter;
    const [letters, latin] = firstMatch(text, index, rules) ?? [letter, '$'];
    sounds.push({ index, latin: inCase(latin.replace('$', own), letter, isCapitals) });
    index += letters.length;
  }
  return sounds;
}

function firstMatch(text: string, index: number, rules: readonly SpellingRule[]): [string, string] | null {
  const before = text.slice(0, index);
  for (const { letters, latin, behind, notBehind } of rules) {
    letters.lastIndex = index;
    const match = letters.exec(text);
    if (match && behind?.test(before) !== false && !notBehind?.test(before)) return [match[0], latin];
  }
  return null;
}

function inCase(latin: string, letter: string, isCapitals: boolean): string {
  if (isCapitals) return latin.toUpperCase();
  return letter === letter.toLowerCase() ? latin : latin.charAt(0).toUpperCase() + latin.slice(1);
}
