// Lists need this alone: the names of a song's page stay out of the first script.

/** A family name or a single one, or the word for a folk song: what ends a part of a credit and begins with a capital. */
const LAST_NAME = /((?:ըստ )?\p{Lu}[\p{L}-]+)(?=$|,| կամ )/u;

/**
 * Splits a credit line at the last names in it: every second piece is one. Joined, the pieces give the line.
 * @example splitAtLastNames('Խոսք՝ Լևոն Շանթ') // ['Խոսք՝ Լևոն ', 'Շանթ', '']
 */
export const splitAtLastNames = (credit: string): readonly string[] => credit.split(LAST_NAME);
