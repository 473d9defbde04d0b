import type { Arrange } from '../../sheet/Sheet';
import { countLabelWords, lyricOf, type StanzaLine } from '../../sheet/sheetLayout';
import type { Lesson, LessonStep } from './lesson';

/** Finds the first hidden word among the indices of a line's sung words; undefined if none is hidden. */
type FirstHidden = (sung: readonly number[], isSecond: boolean) => number | undefined;

/** Makes a function that arranges a sheet and hides words in one of its sections, by a step; null if it hides none. */
export function hideWords({ section, step }: Lesson): Arrange | null {
  const { [step]: firstHidden } = FIRST_HIDDEN;
  if (!firstHidden) return null;
  return (stanzas) => ({
    columns: [
      stanzas.map((stanza, index) => {
        if (index !== section) return stanza;
        let count = 0;
        return stanza.map((line) => {
          const sung = sungWords(line);
          if (sung.length > 0) count++;
          const from = firstHidden(sung, count % 2 === 0);
          return from === undefined ? line : { ...line, hiddenFrom: from };
        });
      }),
    ],
  });
}

/** The steps that hide words from the first hidden one on: the ends of lines, every second line, or all words. */
const FIRST_HIDDEN: Readonly<Partial<Record<LessonStep, FirstHidden>>> = {
  ends: (sung) => sung.slice(1).at(-1),
  lines: ([first], isSecond) => (isSecond ? first : undefined),
  all: ([first]) => first,
};

/** The indices of a line's words with letters, after its label. */
const sungWords = ({ line: { words }, label }: StanzaLine): readonly number[] =>
  [...words.keys()]
    .slice(countLabelWords(words, label))
    .filter((word) => /\p{L}/u.test(lyricOf(words.slice(word, word + 1))));
