/** Whether a UTF-16 unit is white space, as `\s` of a regular expression has it; the rare ones are left to that. */
function isWhiteSpace(unit: number): boolean {
  if (unit <= 0x20) return unit === 0x20 || (unit >= 0x09 && unit <= 0x0d);
  return unit === 0xa0 || (unit >= 0x1680 && /\s/.test(String.fromCharCode(unit)));
}

/**
 * The first column, from the given one on, that holds no white space; the text's length where there is none.
 * @example skipSpace('  Am', 0) // 2
 */
export function skipSpace(text: string, column: number): number {
  let end = column;
  while (end < text.length && isWhiteSpace(text.charCodeAt(end))) end++;
  return end;
}

/**
 * The first column, from the given one on, that holds white space; the text's length where there is none.
 * @example skipWord('Am  Dm', 0) // 2
 */
export function skipWord(text: string, column: number): number {
  let end = column;
  while (end < text.length && !isWhiteSpace(text.charCodeAt(end))) end++;
  return end;
}

/**
 * Where the next word begins: after the rest of the word at a column and the white space behind it.
 * @example nextWord('Այ լաո', 0) // 3
 */
export function nextWord(text: string, column: number): number {
  return skipSpace(text, skipWord(text, column));
}
