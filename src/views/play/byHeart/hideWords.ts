import type { Arrange } from '../../sheet/Sheet';
import { countLabelWords, lyricOf, type StanzaLine } from '../../sheet/sheetLayout';
import type { LessonStep } from './lesson';

/** Finds the first hidden word among the indices of a line's sung words; undefined if none is hidden. */
type FirstHidden = (sung: readonly number[], isSecond: boolean) => number | undefined;

/** Makes a function that arranges a sheet and hides the words of each line from its first hidden one on. */
const hiding =
  (firstHidden: FirstHidden): Arrange =>
  (stanzas) => ({
    columns: [
      stanzas.map((stanza) => {
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

/** The function that arranges a sheet, by what is hidden: the ends of lines, every second line, or all words. */
export const arranging: Readonly<Partial<Record<LessonStep, Arrange>>> = {
  ends: hiding((sung) => sung.slice(1).at(-1)),
  lines: hiding(([first], isSecond) => (isSecond ? first : undefined)),
  all: hiding(([first]) => first),
};

/** The indices of a line's words with letters, after its label. */
const sungWords = ({ line: { words }, label }: StanzaLine): readonly number[] =>
  [...words.keys()]
    .slice(countLabelWords(words, label))
    .filter((word) => /\p{L}/u.test(lyricOf(words.slice(word, word + 1))));
