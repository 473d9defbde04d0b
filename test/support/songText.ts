import type { Song } from '../../src/catalogue';
import { isChordSymbol, parseTypedChord } from '../../src/music';

/** A line of words in its plainest form: with single spaces, and without chords in parentheses, of which the parentheses may be left. */
export const plainWords = (line: string): string =>
  line
    .replaceAll(/\s*\(([^()\s]*)\)/g, (all, inside: string) => (inside && !isChord(inside) ? all : ''))
    .replaceAll(/\s+/g, ' ')
    .trim();

/** Whether a text is a chord in some notation, with its note in capitals. */
const isChord = (text: string): boolean =>
  isChordSymbol(text) || (/^\p{Lu}/u.test(text) && parseTypedChord('written', text) !== null);

/** The written lines of a song in this form, with the blank ones between its stanzas. */
export const plainLines = ({ body }: Pick<Song, 'body'>): string[] => body.lyrics.map(plainWords);
