/** The letters of a line from one column to another; none if both are equal. */
export type Letters = readonly [from: number, to: number];

interface Syllable {
  readonly from: number;
  readonly to: number;
  readonly vowel: number;
}

export const VOWEL = /ու|[աեէըիոօև]|[aeiouyàâéèêëîïôöùûü]+/giu;
const WORD = /[\p{L}՛՜՞'’]+/gu;
const LETTER = /\p{L}/u;

/** The syllables of a text from a column on, one per vowel; the last consonant between two belongs to the second. */
function syllablesOf(text: string, column: number): Syllable[] {
  return [...text.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    if (index < column) return [];
    const vowels = [...word.matchAll(VOWEL)].map((vowel) => ({
      at: vowel.index,
      end: vowel.index + vowel[0].length,
    }));
    const starts = vowels.map(({ at }, place) => {
      const before = vowels[place - 1];
      if (!before) return 0;
      return at > before.end && LETTER.test(word[at - 1]!) ? at - 1 : at;
    });
    return vowels.map(({ at }, place) => ({
      from: index + starts[place]!,
      to: index + (starts[place + 1] ?? word.length),
      vowel: index + at,
    }));
  });
}

interface Words {
  readonly text: string;
  readonly from: number;
}

/**
 * Maps the letters of a line to another line with the same notes: by vowels if both lines have as many, else by sung
 * groups of letters if the other line has as many vowels, else to none. A note without a vowel continues the previous
 * syllable, or begins the first.
 */
export function moveLetters(
  model: Words,
  sung: readonly Letters[],
  other: Words,
): (from: number, to: number) => Letters {
  const ours = syllablesOf(other.text, other.from);
  const vowels = syllablesOf(model.text, model.from).map(({ vowel }) => vowel);
  const notes = [...new Set(sung.filter(([from, to]) => from < to).map(([from]) => from))];
  const places = [vowels, notes].find(({ length }) => length === ours.length) ?? [];
  const countBefore = (column: number): number => places.filter((place) => place < column).length;
  return (from, to) => {
    const last = Math.max(0, countBefore(to) - 1);
    const first = Math.min(countBefore(from), last);
    return from < to && places.length > 0 ? [ours[first]!.from, ours[last]!.to] : [0, 0];
  };
}
