import { subsetOf } from './fontLoader';

/** What the style and stored choices add to the words of a song: repeats, chords of another key, numbers. */
const OF_A_SONG = '×−+#0123456789ABCDEFGHbm';
/** As `views/ui/fonts.css` divides the family into files. */
const ARMENIAN = /[\s\u0530-\u058f\u2010\u2024\ufb13-\ufb17]/;
const ENTITIES: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"' };

/** Every character that a page's markup draws in the songbook's fonts. */
export function drawnCharacters(markup: string): string {
  const placeholders = Array.from(markup.matchAll(/ placeholder="([^"]*)"/g), ([, text]) => text);
  const texts = markup.replace(/<[^>]*>/g, '').replace(/&(\w+);/g, (_, name: string) => ENTITIES[name] ?? '');
  const added = markup.includes('data-chord') ? OF_A_SONG : '';
  return [...new Set([texts, ...placeholders, added].join(''))].sort().join('');
}

/** Makes the fonts of pages, in base64: of each of these fonts only what a page draws. */
export function makePageLetters(fonts: readonly Buffer[]): (markup: string) => Promise<string[]> {
  return async (markup) => {
    const characters = [...drawnCharacters(markup)];
    const armenian = characters.filter((character) => ARMENIAN.test(character));
    const others = characters.filter((character) => !ARMENIAN.test(character));
    const subsets = fonts.map((font, index) => subsetOf(font, (index === 0 ? armenian : others).join('')));
    return (await Promise.all(subsets)).map((subset) => subset.toString('base64'));
  };
}
