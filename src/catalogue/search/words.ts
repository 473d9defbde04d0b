export interface WordAt {
  readonly start: number;
  readonly text: string;
}

/** A word, or a metre such as 3/4. Armenian tone marks and the Armenian apostrophe are inside words; ՝ parts words. */
export const WORD = /\d+\/\d+|[\p{L}\p{N}][\p{L}\p{N}\p{M}\u055a-\u055c\u055e\u055f]*/gu;
const HYPHEN = /^[-\u2010\u2011\u058a]$/;
/** Letters that NFKD leaves as they are, and the form of sigma that lower case has only at the end of a word. */
const PLAIN: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ı: 'i', ς: 'σ' };

/** Marks that change a Latin consonant in scholarly and Turkish spelling: š is sh, ğ is gh. */
const MARKED = /([cszg])[\u030c\u0306\u0307]|(s)\u0327/g;

const NUMBER = /^\d+$/;

/**
 * The words of a song's line by its number, then the pairs that people type as one word: two words with a hyphen
 * (Սայաթ-Նովա) or, in title and author, lines 0 and 1, any two neighbours (Դլե յաման). The numbers of strophes are left
 * out.
 */
export function wordsOfLine(text: string, line: number): WordAt[] {
  const words = [...text.matchAll(WORD)].map(({ index, 0: word }) => ({ start: index, text: word }));
  const pairs = words.slice(1).flatMap(({ start, text: second }, index) => {
    const first = words[index]!;
    const between = text.slice(first.start + first.text.length, start);
    if (line > 1 && !HYPHEN.test(between)) return [];
    return [{ start: first.start, text: text.slice(first.start, start + second.length) }];
  });
  return [...words, ...pairs].filter((word) => !NUMBER.test(word.text));
}

/** A word in lower case, without accents, tone marks, apostrophes and hyphens. */
export function spellingOf(word: string): string {
  return word
    .normalize('NFKD')
    .toLowerCase()
    .replace(MARKED, '$1$2h')
    .replace(/[^\p{L}\p{N}/]|\p{Lm}/gu, '')
    .replace(/[œæßıς]/g, (letter) => PLAIN[letter] ?? letter);
}
