import { faultIf, type Rule } from './rule';

const ARMENIAN = /\p{Script=Armenian}/u;

/** Rules on the page around a song's words. */
export const pageRules: Record<string, Rule> = {
  'letters are not too small': ({ sheet: { em } }, { stand: { width, height, state, textSize } }) => {
    if (state === 'on paper') return [];
    const smallest = (Math.min(width, height) < 480 ? 15.3 : 15.9) * Math.min(1, textSize / 100);
    return faultIf(em < smallest, `${smallest} px`, em);
  },

  'the page is as wide as its window': ({ page: { width, scrollWidth } }) =>
    faultIf(scrollWidth > width, width, scrollWidth),

  'on A4 a song takes one page': ({ page: { scrollHeight } }, { stand: { state, height, textSize } }) =>
    faultIf(state === 'on paper' && textSize <= 100 && scrollHeight > height, height, scrollHeight),

  'the sheet is as wide as its room': ({ sheet: { em, scrollWidth, clientWidth } }, { stand }) =>
    faultIf(stand.state !== 'on the stage' && scrollWidth > clientWidth + 1.5 * em, clientWidth, scrollWidth),

  'without chords all lines are equally high': ({ lines }, { stand }) => {
    if (stand.settings?.sheet !== 'lyrics') return [];
    const heightOf = ({ top, bottom }: (typeof lines)[number]) => bottom - top;
    return lines.flatMap((line) => {
      // Latin letters stand below Armenian lines alone, also in a song of two languages.
      const first = lines.find(({ text }) => ARMENIAN.test(text) === ARMENIAN.test(line.text))!;
      const [expected, got] = [heightOf(first), heightOf(line)];
      return faultIf(Math.abs(got - expected) > 1, expected, got).map((fault) => ({
        ...fault,
        line: line.number,
      }));
    });
  },

  'the last names of the credit are whole in three rows, close below the title and beside the key': (
    { credit },
    { stand: { state, width, textSize } },
  ) => {
    if (state !== 'at rest' || width > 390 || textSize > 100) return [];
    const { isCut, rows, gap, overlap } = credit;
    return [
      ...faultIf(isCut, 'a whole credit', 'a cut one'),
      ...faultIf(rows > 3, '3 rows', rows),
      // Its rows are as high as a name that is hit, and hold the room above their letters.
      ...faultIf(Math.abs(gap) > 1, '0 px', gap),
      ...faultIf(overlap > 0, 'names beside the key', overlap),
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
