import type { SettingValues } from '../../../state';
import { columnsOnPaper, type PaperColumns } from '../../sheet/columnsOnPaper';
import { countLabelWords, lyricOf, type Stanza, type StanzaLine } from '../../sheet/sheetLayout';
import { Gap } from './Gap';

/** By the indices of a line's sung words, the first one that is hidden, if any. */
type FirstHidden = (sung: readonly number[], isSecond: boolean) => number | undefined;

/** Makes the function that arranges a sheet whose lines have gaps: their words from the first hidden one on. */
const hiding = (firstHidden: FirstHidden) => (stanzas: readonly Stanza[]) =>
  columnsOnPaper(
    stanzas.map((stanza) => {
      let count = 0;
      return stanza.map((line) => {
        const sung = sungWords(line);
        if (sung.length > 0) count++;
        const from = firstHidden(sung, count % 2 === 0);
        return from === undefined ? line : { ...line, gap: { from, View: Gap } };
      });
    }),
  );

/** What arranges a sheet in each step of learning it by heart, unless it is arranged as usual. */
export const arranging: Readonly<
  Record<SettingValues['byHeart'], ((stanzas: readonly Stanza[]) => PaperColumns) | undefined>
> = {
  none: undefined,
  ends: hiding((sung) => sung.slice(1).at(-1)),
  lines: hiding(([first], isSecond) => (isSecond ? first : undefined)),
  rest: hiding(([, second]) => second),
  all: hiding(([first]) => first),
};

/** The indices of a line's words with letters, after its label. */
const sungWords = ({ line: { words }, label }: StanzaLine): readonly number[] =>
  [...words.keys()]
    .slice(countLabelWords(words, label))
    .filter((word) => /\p{L}/u.test(lyricOf(words.slice(word, word + 1))));
