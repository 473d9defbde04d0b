import { placeChords, type SheetLine } from '../music';
import type { Song } from './song';

export const writtenSheet = ({ body }: Pick<Song, 'body'>): readonly SheetLine[] =>
  body.lyrics.map((lyric, index) => placeChords(lyric, body.chords[index] ?? '', index));

/** The chords of a sheet as written, in their order; signs for no chord are included. */
export function writtenSequence(lines: readonly SheetLine[]): readonly string[] {
  const tokens = lines.flatMap(({ words }) => words.flat().flatMap(({ above, inline }) => [above, inline]));
  return tokens.flatMap((token) => (token?.isRead ? token.written : []));
}

/** The same, each chord once. */
export const writtenChords = (lines: readonly SheetLine[]): readonly string[] => [
  ...new Set(writtenSequence(lines)),
];
