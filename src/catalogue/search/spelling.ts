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
const MARKED = /([cszg])([\u030c\u0306\u0307]|(?<=s)\u0327)/g;

/** A word in small letters, without accents, tone marks, apostrophes and hyphens. */
export function spellingOf(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replace(MARKED, '$1h')
    .replace(/ı/g, 'i')
    .replace(/[^\p{L}\p{N}]|\p{Lm}/gu, '')
    .replace(/[œæßﬓ-ﬗ]/g, (ligature) => LIGATURES[ligature] ?? '');
}
