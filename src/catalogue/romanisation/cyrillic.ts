/** The Latin spelling of a letter or digraph, and the column where it begins. */
export interface Sound {
  readonly index: number;
  readonly latin: string;
}

/** Letters and how each is written in another script, as a table of pairs. */
export function parseTable(table: string): Readonly<Record<string, string>> {
  return Object.fromEntries(
    Array.from(table.matchAll(/(\S+) (\S+)/g), ([, letter = '', written = '']) => [letter, written]),
  );
}

/** The Russian letters of a sound's Latin ones. h has no Russian letter; Armenians who write in Cyrillic keep it, small. */
const LETTERS = parseTable(`
yev ев  zh ж  kh х  ts ц  dz дз  gh гх  ch ч  sh ш  ye е  yu ю  ya я  yo ё  yi йи  ’h h
a а  b б  g г  d д  e е  z з  ë ы  t т  i и  l л  k к  m м  y й  n н  o о  p п  j дж  r р  s с  v в  u у  f ф  ö ё
`);
const LETTER = new RegExp(Object.keys(LETTERS).join('|'), 'gi');

/** A vowel together with the й before it. */
const AFTER_Y: Readonly<Record<string, string>> = { a: 'я', e: 'е', u: 'ю', o: 'ё' };

/** The sounds of one word in Russian letters. */
export const inCyrillic = (word: readonly Sound[]): Sound[] =>
  word.map(({ index, latin }, place) => {
    const [before, after] = [word[place - 1]?.latin ?? '', word[place + 1]?.latin ?? ''];
    if (latin.toLowerCase() === 'y' && AFTER_Y[after.toLowerCase()]) return { index, latin: '' };
    const joined = before.toLowerCase() === 'y' && AFTER_Y[latin.toLowerCase()];
    if (joined) return { index, latin: inCaseOf(before + latin, joined) };
    if (place === 0 && latin.toLowerCase().startsWith('e'))
      return { index, latin: inCaseOf(latin, 'э') + russian(latin.slice(1)) };
    return { index, latin: russian(latin) };
  });

/** A capital Latin H would be read as the Russian N. */
const russian = (latin: string): string =>
  latin
    .replace(LETTER, (letter) => inCaseOf(letter, LETTERS[letter.toLowerCase()] ?? letter))
    .replace('H', 'h');

/** Whether a word of several letters is in capitals. */
export const isCapitals = (word: string): boolean => word.length > 1 && word === word.toUpperCase();

/** Writes letters with a capital where the written ones begin with one, and in capitals where all of these are. */
export function inCaseOf(written: string, letters: string, isAllCapitals = isCapitals(written)): string {
  if (written.startsWith(written.charAt(0).toLowerCase())) return letters;
  return isAllCapitals ? letters.toUpperCase() : letters.charAt(0).toUpperCase() + letters.slice(1);
}
