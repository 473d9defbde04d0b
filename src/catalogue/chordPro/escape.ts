/** Characters that ChordPro would read as chords, directives, comments or layout, by their ChordPro `\uXXXX` names. */
const ESCAPE = /\\u00(2[03]|5[bcd]|7[bd])/gi;

/** Reads words in which such characters are escaped; null where a backslash begins anything else. */
export function parseEscapes(written: string): string | null {
  if (written.replaceAll(ESCAPE, '').includes('\\')) return null;
  return written.replaceAll(ESCAPE, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
}

/** Escapes what would not be read back as it is; the result has one entry for each UTF-16 unit of the words. */
export function formatEscapes(words: string): string[] {
  return words.split('').map((unit, index) => {
    const isAtEnd = index === 0 || index === words.length - 1;
    return /[[\]{}\\]/.test(unit) || (unit === ' ' && isAtEnd) ? escapeUnit(unit) : unit;
  });
}

/** The ChordPro name of a UTF-16 unit. */
export function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
