/** Letters of a line from one column to another; none where both are the same. */
export type Letters = readonly [from: number, to: number];

/** A syllable with the column of its vowel. */
interface Syllable {
  readonly from: number;
  readonly to: number;
  readonly vowel: number;
}

/** A vowel as it is written. */
export const VOWEL = /ու|[աեէըիոօև]|[aeiouyàâéèêëîïôöùûü]+/giu;
const WORD = /[\p{L}՛՜՞'’]+/gu;
const LETTER = /\p{L}/u;

/** The syllables of a text from a column on, by its vowels: a consonant between two of them begins the second one's. */
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

/** Words of a line that are sung, and the column where they begin. */
interface Words {
  readonly text: string;
  readonly from: number;
}

/**
 * Moves letters from one line to another that is sung to the same notes: vowel by vowel where both have as many, else note by
 * note where the other has a vowel for each group of letters in which the first is sung; to none where it has not. A note whose
 * letters have no vowel goes on with the syllable before, or begins the first.
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
