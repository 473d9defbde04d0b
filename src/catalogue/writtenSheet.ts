import { placeChords, type SheetLine } from '../music';
import type { Song } from './song';

/** The lines of a song with their chords in place, in a notation whose widest note is as wide as that. */
export const writtenSheet = ({ body }: Pick<Song, 'body'>, noteWidth?: number): readonly SheetLine[] =>
  body.lyrics.map((lyric, index) => placeChords(lyric, body.chords[index] ?? '', index, noteWidth));

/** The chords of a sheet as written, in their order; signs for no chord are included. */
export function writtenSequence(lines: readonly SheetLine[]): readonly string[] {
  const tokens = lines.flatMap(({ words }) => words.flat().flatMap(({ above, inline }) => [above, inline]));
  return tokens.flatMap((token) => (token?.isRead ? token.written : []));
}

/** The same, each chord once. */
export const writtenChords = (lines: readonly SheetLine[]): readonly string[] => [
  ...new Set(writtenSequence(lines)),
];
