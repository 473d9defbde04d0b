import type { Makers, SongListing } from './song';

/**
 * A family name or a single one, or the word for a folk song: what ends a part of a credit and begins with a capital; or
 * a name in quotation marks. The word «after», which stands before a name, belongs to it.
 */
const LAST_NAME = /((?:ըստ )?\p{Lu}[\p{L}-]+(?=$|,| կամ )|«[^»]+»|ըստ $)/u;

/** A piece of a credit line; `person` is the person that it names, null for the words between names. */
interface CreditPiece {
  readonly text: string;
  readonly person: string | null;
}

/** All makers of a song, each once. */
export function makersOf({ lyricists, composers, arrangers }: Makers): readonly string[] {
  return [...new Set([...lyricists, ...composers, ...arrangers])];
}

/**
 * Splits a credit line at the names of people, which may lack first names and have case endings. Joined, the pieces
 * give the line.
 * @example splitCredit('ըստ Կոմիտասի', ['Կոմիտաս']) // [{ text: 'ըստ ', person: null }, { text: 'Կոմիտասի', person: 'Կոմիտաս' }]
 */
export function splitCredit(credit: string, people: readonly string[]): readonly CreditPiece[] {
  const named = people
    .flatMap((person) =>
      Array.from(credit.matchAll(namePattern(person)), ({ index, 1: before = '', 2: text = '' }) => ({
        person,
        from: index + before.length,
        text,
      })),
    )
    .sort((one, other) => one.from - other.from);
  const pieces: CreditPiece[] = [];
  let end = 0;
  for (const { person, from, text } of named) {
    if (from < end) continue;
    if (from > end) pieces.push({ text: credit.slice(end, from), person: null });
    pieces.push({ text, person });
    end = from + text.length;
  }
  return end < credit.length ? [...pieces, { text: credit.slice(end), person: null }] : pieces;
}

/**
 * Splits a credit line at the last names in it: every second piece is one. Joined, the pieces give the line.
 * @example splitAtLastNames('Խոսք՝ Լևոն Շանթ') // ['Խոսք՝ Լևոն ', 'Շանթ', '']
 */
export const splitAtLastNames = (credit: string): readonly string[] => credit.split(LAST_NAME);

/** The makers that the credit line of a song does not name. */
export function uncredited(song: Makers & Pick<SongListing, 'author'>): readonly string[] {
  const credited = splitCredit(song.author, makersOf(song)).map(({ person }) => person);
  return makersOf(song).filter((person) => !credited.includes(person));
}

/** Matches the family name with an optional case ending, and the first names before it if they are there. */
function namePattern(person: string): RegExp {
  const name = person.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
  const familyAt = name.lastIndexOf(' ') + 1;
  const familyName = name.slice(familyAt).replace(/ի$/, '(?:ի|ու)');
  return new RegExp(`(^|[^\\p{L}])((?:${name.slice(0, familyAt)})?${familyName}\\p{Ll}*)`, 'gu');
}
