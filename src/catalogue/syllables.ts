/** Letters of a line from one column to another; none where both are the same. */
type Letters = readonly [from: number, to: number];

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
 * Moves letters from one line to another that is sung to the same notes, syllable by syllable; to none where the lines have
 * not as many syllables.
 */
export function moveLetters(model: Words, other: Words): (from: number, to: number) => Letters {
  const [theirs, ours] = [model, other].map(({ text, from }) => syllablesOf(text, from)) as [
    Syllable[],
    Syllable[],
  ];
  return (from, to) => {
    const within = ours.filter((_, place) => {
      const vowel = theirs[place]?.vowel ?? -1;
      return vowel >= from && vowel < to;
    });
    const [first, last] = [within[0], within.at(-1)];
    return theirs.length === ours.length && first && last ? [first.from, last.to] : [0, 0];
  };
}
