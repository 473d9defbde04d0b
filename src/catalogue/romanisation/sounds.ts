import { inCaseOf, inCyrillic, isCapitals, parseTable, type Sound } from './cyrillic';
import { LETTER, spellingRules, type SpellingRule } from './spellingRules';

/** The pronunciation of the letters: eastern (Yerevan, Tehran) or western (Constantinople and its diaspora). */
export type Orthography = 'eastern' | 'western';

/** A pronunciation in Latin letters, or in Cyrillic ones for Russian readers. */
export type Letters = Orthography | `${Orthography}-cyrillic`;

/*
 * The scheme follows BGN/PCGN 1981 (kh, gh, ch, sh, zh, ts, dz, ye, vo, yev), with changes for singers: no apostrophe
 * marks aspiration, ը is ë (the a of "about"), ռ and ր are both r, an apostrophe only separates a letter from a
 * following h, and ë is also written where an unwritten one is sung. Every letter keeps its own sound: the բ of երբ
 * is b, although it is spoken almost as p.
 */
const EASTERN = `
ա a     բ b     գ g     դ d     ե e     զ z     է e     ը ë     թ t     ժ zh    ի i     լ l     խ kh
ծ ts    կ k     հ h     ձ dz    ղ gh    ճ ch    մ m     յ y     ն n     շ sh    ո o     չ ch    պ p
ջ j     ռ r     ս s     վ v     տ t     ր r     ց ts    ւ v     փ p     ք k     օ o     ֆ f
`;

/** The letters that differ from the eastern ones. */
const WESTERN = 'բ p  պ b  գ k  կ g  դ t  տ d  ձ ts  ծ dz  ջ ch  ճ j';

/** The Latin letters of each Armenian letter on its own. */
export const LATIN_LETTERS: Readonly<Record<Orthography, Readonly<Record<string, string>>>> = {
  eastern: parseTable(EASTERN),
  western: parseTable(EASTERN + WESTERN),
};

const TONES: Readonly<Record<string, string>> = { '՛': '', '՟': '', '՜': '!', '՞': '?' };
const SIGNS: Readonly<Record<string, string>> = { '՝': ',', '։': '.', '֊': '-', '՚': '’' };
const WORD_OR_SIGN = new RegExp(`(${LETTER}+)|[^]`, 'giu');
const PAUSE = /^(?:[,՝։]|\.(?!\.))/;

/**
 * The sounds of a line with their columns. ՞ and ՜ move from their vowel to the end of the word, where they become ?
 * and ! and replace a comma or full stop; ՛ is left out.
 */
export function parseSounds(line: string, letters: Letters): Sound[] {
  const latinLetters = LATIN_LETTERS[letters.startsWith('east') ? 'eastern' : 'western'];
  const signs = line
    .split('')
    .flatMap((sign, column) => (TONES[sign] === undefined ? [{ column, sign: partLigature(sign) }] : []));
  const columns = signs.flatMap(({ column, sign }) => sign.split('').map(() => column));
  const text = signs.map(({ sign }) => sign).join('');
  const rules = spellingRules(text);
  let tone = '';
  const all = Array.from(text.matchAll(WORD_OR_SIGN), ({ index, 0: token, 1: word }): Sound[] => {
    const replacesPause = tone !== '' && PAUSE.test(text.slice(index));
    const end = index + token.length;
    tone = word === undefined ? '' : tonesIn(line.slice(columns[index], columns[end]));
    if (word === undefined) return [{ index, latin: replacesPause ? '' : (SIGNS[token] ?? token) }];
    const sounds = parseWord(text, index, end, rules, latinLetters);
    return [...(letters.endsWith('cyrillic') ? inCyrillic(sounds) : sounds), { index: end - 1, latin: tone }];
  }).flat();
  return all.map(({ index, latin }) => ({ index: columns[index] ?? index, latin }));
}

/** The letters of a ligature of old prints, such as ﬔ; և is a letter of its own. */
const partLigature = (sign: string): string => (/[ﬓ-ﬗ]/.test(sign) ? sign.normalize('NFKC') : sign);

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
  const isAllCapitals = isCapitals(text.slice(start, end));
  const sounds: Sound[] = [];
  let index = start;
  while (index < end) {
    const letter = text.charAt(index);
    const own = latinLetters[letter.toLowerCase()] ?? letter;
    const [letters, latin] = firstMatch(text, index, rules) ?? [letter, '$'];
    sounds.push({ index, latin: inCaseOf(letter, latin.replace('$', own), isAllCapitals) });
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
