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

/** The different chords among tokens, in order of appearance; tokens that are no chords are left out. */
export function differentChords(tokens: readonly ChordToken[], nameOf: (token: ChordToken) => string) {
  const chords = tokens.filter(({ isRead }) => isRead).map(nameOf);
  return [...new Set(chords.filter(isChordSymbol))];
}

/** The different chords of a song, moved by semitones. */
export const chordsAt = (content: SongContent, semitones: number): readonly string[] =>
  differentChords(sheetTokens(sheetOf(content)), ({ written }) => transposeChordLine(written, semitones));
