import { wordsOf } from './letters';
import type { Line } from './measureSong';
import { eachLine, faultIf, type Rule } from './rule';
import { textSizeAt } from './stands';

const ARMENIAN = /\p{Script=Armenian}/u;

/** Rules on the page around a song's words. */
export const pageRules: Record<string, Rule> = {
  'letters are not too small': ({ sheet: { em } }, { stand }) => {
    if (stand.state === 'on paper') return [];
    const usual = Math.min(stand.width, stand.height) < 480 ? 15.3 : 15.9;
    const smallest = usual * Math.min(1, textSizeAt(stand) / 100);
    return faultIf(em < smallest, `${smallest} px`, em);
  },

  'the page is as wide as its window': ({ page: { width, scrollWidth } }) =>
    faultIf(scrollWidth > width, width, scrollWidth),

  'on A4 a song takes one page': ({ page: { scrollHeight } }, { stand }) => {
    const isUsual = stand.state === 'on paper' && textSizeAt(stand) <= 100;
    return faultIf(isUsual && scrollHeight > stand.height, stand.height, scrollHeight);
  },

  'the sheet is as wide as its room': ({ sheet: { em, scrollWidth, clientWidth } }, { stand }) =>
    faultIf(stand.state !== 'on the stage' && scrollWidth > clientWidth + 1.5 * em, clientWidth, scrollWidth),

  'without chords all lines are equally high': eachLine((line, { lines }, { stand }) => {
    if (stand.settings?.sheet !== 'lyrics') return [];
    // Latin letters stand below Armenian lines alone, also in a song of two languages.
    const first = lines.find(({ text }) => ARMENIAN.test(text) === ARMENIAN.test(line.text))!;
    const [expected, got] = [first, line].map(({ top, bottom }) => bottom - top) as [number, number];
    return faultIf(Math.abs(got - expected) > 1, expected, got);
  }),

  'the last names of the credit are whole in three rows, close below the title and beside the key': (
    { credit },
    { stand },
  ) => {
    if (stand.state !== 'at rest' || stand.width > 390 || textSizeAt(stand) > 100) return [];
    const { isCut, rows, gap, overlap } = credit;
    return [
      ...faultIf(isCut, 'a whole credit', 'a cut one'),
      ...faultIf(rows > 3, '3 rows', rows),
      // Its rows are as high as a name that is hit, and hold the room above their letters.
      ...faultIf(Math.abs(gap) > 1, '0 px', gap),
      ...faultIf(overlap > 0, 'names beside the key', overlap),
    ];
  },

  'titles, words and numbers of all songs begin at one place': ({ title, lines }, { first, stand }) => {
    if (stand.state !== 'at rest' || stand.settings || stand.prefix || stand.isFromRight) return [];
    // On a phone, words with a number beside them, and those with the rules of repeated lines, begin further right than
    // those of the first song, which has neither.
    const reach = stand.width < 768 ? 18 : 1;
    const [words, usual] = [lines, first.lines].map((all) => edgeOf(all)) as [number, number];
    const number = edgeOf(lines, /\d/);
    return [
      ...faultIf(Math.abs(title - first.title) > 0.5, first.title, title),
      ...faultIf(words < usual - 1 || words > usual + reach, `words at ${usual}`, words),
      ...faultIf(number < 6.5, 'a number on the page', number),
    ];
  },

  'every song has its edge and its tools in one place': ({ edges, tools }, { first, stand }) => {
    if (stand.state !== 'at rest' || stand.width < 1024) return [];
    const [from, to] = [Math.min(...edges), Math.max(...edges)];
    return [
      ...faultIf(to - from > 1, `all from ${from}`, to),
      ...faultIf(Math.min(...first.edges) !== from, Math.min(...first.edges), from),
      ...faultIf(first.tools !== tools, first.tools, tools),
    ];
  },
};

/** Where the words of lines begin, or the labels that begin with such a letter, in the first column. */
function edgeOf(lines: readonly Line[], label?: RegExp): number {
  const words = lines.flatMap(wordsOf);
  const asked = words.filter((word) =>
    label ? word[0]!.kind === 'label' && label.test(word[0]!.letter) : word[0]!.kind === 'words',
  );
  return Math.min(...asked.map(([letter]) => letter!.left));
}
