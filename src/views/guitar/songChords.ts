import type { SongContent } from '../../catalogue';
import { isChordSymbol, transposeChordLine, type ChordToken, type SheetLine } from '../../music';
import { sheetOf } from '../../state';

export interface SheetToken extends ChordToken {
  readonly line: number;
}

/** Every chord on a sheet, in the order in which it is drawn. */
export function sheetTokens(lines: readonly SheetLine[]): readonly SheetToken[] {
  return lines.flatMap(({ words }, line) =>
    words
      .flat()
      .flatMap(({ above, inline }) => [above, inline])
      .flatMap((token) => (token ? { ...token, line } : [])),
  );
}

/** A token moved by semitones; one that cannot be read stays as it is written. */
export const chordOf = ({ written, isRead }: ChordToken, semitones: number): string =>
  isRead ? transposeChordLine(written, semitones) : written;

/** The different chords among tokens, moved by semitones, in order of appearance; tokens that are no chords are left out. */
export function differentChords(tokens: readonly ChordToken[], semitones: number): readonly string[] {
  const chords = tokens.filter(({ isRead }) => isRead).map((token) => chordOf(token, semitones));
  return [...new Set(chords.filter(isChordSymbol))];
}

/** The different chords of a song, moved by semitones. */
export const chordsAt = (content: SongContent, semitones: number): readonly string[] =>
  differentChords(sheetTokens(sheetOf(content)), semitones);
