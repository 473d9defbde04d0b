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

/** A word in small letters, without accents, tone marks, apostrophes and hyphens. */
export function spellingOf(word: string): string {
  return word
    .toLowerCase()
    .normalize('NFD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .replace(/[œæßﬓ-ﬗ]/g, (ligature) => LIGATURES[ligature] ?? '');
}
