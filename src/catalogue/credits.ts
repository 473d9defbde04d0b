import type { Makers, SongListing } from './song';

/** A piece of a credit line; `person` is the person that it names, null for the words between names. */
export interface CreditPiece {
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
    .flatMap((person) => [...credit.matchAll(namePattern(person))].map((match) => ({ person, match })))
    .map(({ person, match }) => ({ person, from: match.index + match[1]!.length, text: match[2]! }))
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

/** The makers that the credit line of a song does not name. */
export function uncredited(song: Makers & Pick<SongListing, 'author'>): readonly string[] {
  const credited = splitCredit(song.author, makersOf(song)).map(({ person }) => person);
  return makersOf(song).filter((person) => !credited.includes(person));
}

/** Matches the family name with an optional case ending, and the first names before it if they are there. */
function namePattern(person: string): RegExp {
  const words = person.replace(/[.*+?^${}()|[\]\\]/g, '\\$&').split(' ');
  const firstNames = words.slice(0, -1).join(' ');
  const familyName = words.at(-1)!.replace(/ի$/, '(?:ի|ու)');
  return new RegExp(`(^|[^\\p{L}])(${firstNames && `(?:${firstNames} )?`}${familyName}\\p{Ll}*)`, 'gu');
}
