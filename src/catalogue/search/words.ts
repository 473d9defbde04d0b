/** A word of a text: where it begins, and its characters as written. */
export interface WordAt {
  readonly start: number;
  readonly text: string;
}

/** A word, or a metre such as 3/4. The Armenian marks of tone and the apostrophe stand inside a word; ՝ parts words. */
export const WORD = /\d+\/\d+|[\p{L}\p{N}][\p{L}\p{N}\p{M}\u055a-\u055c\u055e\u055f]*/gu;
const HYPHEN = /^[-\u2010\u2011\u058a]$/;
const LIGATURES: Readonly<Record<string, string>> = {
  œ: 'oe',
  æ: 'ae',
  ß: 'ss',
  ﬓ: 'մն',
  ﬔ: 'մե',
  ﬕ: 'մի',
  ﬖ: 'վն',
  ﬗ: 'մխ',
};

/** Marks that make another consonant of a Latin letter, as scholars and Turkish spell: š is sh, ğ is gh. */
const MARKED = /([cszg])[\u030c\u0306\u0307]|(s)\u0327/g;

/**
 * The words of a text in order, and after them those that people type as one word: two that a hyphen joins
 * (Սայաթ-Նովա), or, as in titles (Դլե յաման), any two neighbours.
 */
function wordsOf(text: string, joined: 'hyphenated' | 'neighbours'): WordAt[] {
  const words = [...text.matchAll(WORD)].map(({ index, 0: word }) => ({ start: index, text: word }));
  const pairs = words.slice(1).flatMap(({ start, text: second }, index) => {
    const first = words[index]!;
    const between = text.slice(first.start + first.text.length, start);
    if (joined === 'hyphenated' && !HYPHEN.test(between)) return [];
    return [{ start: first.start, text: text.slice(first.start, start + second.length) }];
  });
  return pairs.length > 0 ? [...words, ...pairs] : words;
}

const NUMBER = /^\d+$/;

/**
 * The words of a song's line by its number; in title and author, the lines 0 and 1, neighbours count as one word too, and
 * the numbers of strophes are no words.
 */
export function wordsOfLine(text: string, line: number): WordAt[] {
  return wordsOf(text, line < 2 ? 'neighbours' : 'hyphenated').filter(({ text }) => !NUMBER.test(text));
}

/** A word in small letters, without accents, tone marks, apostrophes and hyphens. */
export function spellingOf(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replace(MARKED, '$1$2h')
    .replace(/ı/g, 'i')
    .replace(/[^\p{L}\p{N}/]|\p{Lm}/gu, '')
    .replace(/[œæßﬓ-ﬗ]/g, (ligature) => LIGATURES[ligature] ?? '');
}
