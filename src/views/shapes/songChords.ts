import { isChordSymbol, type ChordToken, type SheetLine } from '../../music';

/** Every chord on a sheet, in the order in which it is drawn. */
export function sheetTokens(lines: readonly SheetLine[]): readonly ChordToken[] {
  return lines.flatMap(({ words }) =>
    words.flat().flatMap(({ above, inline }) => [above, inline].filter((token) => token !== null)),
  );
}

/** The different chords among tokens, in order of appearance; what is no chord is left out. */
export function differentChords(
  tokens: readonly ChordToken[],
  nameOf: (token: ChordToken) => string,
): readonly string[] {
  const chords = tokens.filter(({ isRead }) => isRead).map(nameOf);
  return [...new Set(chords.filter(isChordSymbol))];
}
