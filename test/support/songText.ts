import type { Song } from '../../src/catalogue';
import { isChordSymbol } from '../../src/music';

/** A line of words in its plainest form: with single spaces, and without chords in parentheses, of which the parentheses may be left. */
export const plainWords = (line: string): string =>
  line
    .replaceAll(/\s*\(([^()\s]*)\)/g, (all, inside: string) => (inside && !isChordSymbol(inside) ? all : ''))
    .replaceAll(/\s+/g, ' ')
    .trim();

/** The written lines of a song in this form, with the blank ones between its stanzas. */
export const plainLines = ({ body }: Pick<Song, 'body'>): string[] => body.lyrics.map(plainWords);
