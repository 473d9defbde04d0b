import { isChordSymbol, type ChordToken, type SheetLine } from '../../music';

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
