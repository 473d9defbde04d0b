import type { SungLine } from './sections';

/** The letters of a line from one column to another; none if both are equal. */
type Letters = readonly [from: number, to: number];

export const VOWEL = /ու|[աեէըիոօև]|[aeiouyàâéèêëîïôöùûü]+/giu;
const WORD = /[\p{L}՛՜՞'’]+/gu;
const LETTER = /\p{L}/u;

/** The syllables of a line's words, one per vowel; the last consonant between two belongs to the second. */
function syllablesOf({ lyric, from }: Words) {
  return [...lyric.matchAll(WORD)].flatMap(({ 0: word, index }) => {
    if (index < from) return [];
    const vowels = Array.from(word.matchAll(VOWEL), ({ index: at, 0: vowel }) => ({
      at,
      end: at + vowel.length,
    }));
    const starts = vowels.map(({ at }, place) => {
      const before = vowels[place - 1];
      if (!before) return 0;
      return at > before.end && LETTER.test(word.charAt(at - 1)) ? at - 1 : at;
    });
    return vowels.map(({ at }, place) => ({
      from: index + starts[place]!,
      to: index + (starts[place + 1] ?? word.length),
      vowel: index + at,
    }));
  });
}

type Words = Pick<SungLine, 'lyric' | 'from'>;

/**
 * Maps the letters of a line to another line with the same notes: by vowels if both lines have as many, else by sung
 * groups of letters if the other line has as many vowels, else to none. A note without a vowel continues the previous
 * syllable, or begins the first.
 */
export function moveLetters(model: Words, sung: readonly Letters[], other: Words) {
  const ours = syllablesOf(other);
  const vowels = syllablesOf(model).map(({ vowel }) => vowel);
  const notes = [...new Set(sung.filter(([from, to]) => from < to).map(([from]) => from))];
  const places = [vowels, notes].find(({ length }) => length === ours.length) ?? [];
  const countBefore = (column: number): number => places.filter((place) => place < column).length;
  return (from: number, to: number): Letters => {
    const last = Math.max(0, countBefore(to) - 1);
    const first = Math.min(countBefore(from), last);
    return from < to && places.length > 0 ? [ours[first]?.from ?? 0, ours[last]?.to ?? 0] : [0, 0];
  };
}
