const ENDINGS = ['վերջին տողը', 'վերջին երկու տողը', 'վերջին երեք տողը', 'վերջին չորս տողը'];
const FRENCH_ENDINGS = ['dernier vers', 'deux derniers vers', 'trois derniers vers', 'quatre derniers vers'];

/** How many lines each mark that a song may have repeats; Infinity for the whole strophe or refrain. */
const REPEATS = new Map<string, number>([
  ...ENDINGS.map((ending, index) => [`Կրկնել ${ending}`, index + 1] as const),
  ...FRENCH_ENDINGS.map((ending, index) => [`Bis : ${ending}`, index + 1] as const),
  ...['Կրկնել տունը', 'Կրկնել կրկներգը', 'Bis : le couplet', 'Bis : le refrain'].map(
    (mark) => [mark, Infinity] as const,
  ),
]);

/**
 * How many of the lines before it in its section a mark repeats, Infinity for all of them; null for a line that is no
 * such mark.
 * @example repeatedLines('Կրկնել վերջին երկու տողը') // 2
 */
export function repeatedLines(line: string): number | null {
  return REPEATS.get(line) ?? null;
}
