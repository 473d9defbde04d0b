import { placeChords, type SheetLine } from '../music';
import type { Song } from './song';

export const writtenSheet = ({ body }: Pick<Song, 'body'>): readonly SheetLine[] =>
  body.lyrics.map((lyric, index) => placeChords(lyric, body.chords[index] ?? ''));

/** The different chords of a sheet as written, in order of appearance; signs for no chord are included. */
export function writtenChords(lines: readonly SheetLine[]): readonly string[] {
  const tokens = lines.flatMap(({ words }) => words.flat().flatMap(({ above, inline }) => [above, inline]));
  return [...new Set(tokens.flatMap((token) => (token?.isRead ? token.written : [])))];
}
