import { LATIN_LETTERS, type Reading } from './latinLetters';
import { LETTER } from './letterPlaces';
import { readWord, type Sound } from './readWord';
import { spellingRules } from './spellingRules';

const TONES: Readonly<Record<string, string>> = { '՛': '', '՟': '', '՜': '!', '՞': '?' };
const SIGNS: Readonly<Record<string, string>> = { '՝': ',', '։': '.', '֊': '-', '՚': '’' };
const WORD_OR_SIGN = new RegExp(`(${LETTER}+)|[^]`, 'giu');
const PAUSE = /[,՝։]|\.(?!\.)/y;

/**
 * Reads a line into sounds at its columns: ՞ and ՜ move from their vowel to the end of the word as ? and !,
 * taking the place of a comma or full stop there, and ՛ is left out.
 */
export function readLine(line: string, reading: Reading): Sound[] {
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
    return [...readWord(text, index, end, rules, LATIN_LETTERS[reading]), { index: end - 1, latin: tone }];
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
