/**
 * The intervals of every chord quality. The name implies those in parentheses, but players may leave them out.
 * The altered chord is missing: its name does not define its notes.
 */
export const CHORD_QUALITIES: ReadonlyMap<string, string> = new Map([
  ['', '1 3 5'],
  ['5', '1 5'],
  ['6', '1 3 5 6'],
  ['6/9', '1 3 5 6 9'],
  ['7', '1 3 5 b7'],
  ['9', '1 3 5 b7 9'],
  ['11', '1 (3) 5 b7 (9) 11'],
  ['13', '1 3 5 b7 (9) (11) 13'],
  ['maj7', '1 3 5 7'],
  ['maj9', '1 3 5 7 9'],
  ['maj11', '1 (3) 5 7 (9) 11'],
  ['maj13', '1 3 5 7 (9) (11) 13'],
  ['m', '1 b3 5'],
  ['m6', '1 b3 5 6'],
  ['m6/9', '1 b3 5 6 9'],
  ['m7', '1 b3 5 b7'],
  ['m9', '1 b3 5 b7 9'],
  ['m11', '1 b3 5 b7 (9) 11'],
  ['m13', '1 b3 5 b7 (9) (11) 13'],
  ['mmaj7', '1 b3 5 7'],
  ['mmaj9', '1 b3 5 7 9'],
  ['mmaj11', '1 b3 5 7 (9) 11'],
  ['mmaj13', '1 b3 5 7 (9) (11) 13'],
  ['dim', '1 b3 b5'],
  ['dim7', '1 b3 b5 bb7'],
  ['ø', '1 b3 b5 b7'],
  ['aug', '1 3 #5'],
  ['aug7', '1 3 #5 b7'],
]);

const SPELLINGS: readonly (readonly [written: RegExp, name: string])[] = [
  [/^(?:min?|-)/, 'm'],
  [/maj|Maj|M|Δ(?=\d)/, 'maj'],
  [/^maj$/, ''],
  [/Δ/, 'maj7'],
  [/^(?:°|o)/, 'dim'],
  [/^\+/, 'aug'],
  [/^ø7/, 'ø'],
  [/69/, '6/9'],
];

/**
 * Converts a quality as written to its name in the table of qualities.
 * @example nameQuality('-7') // 'm7'
 */
export function nameQuality(written: string): string {
  return SPELLINGS.reduce((name, [spelling, to]) => name.replace(spelling, to), written);
}
