import { repeatsOf } from '../../../src/catalogue';
import { plainLines, plainWords } from '../songText';
import { isOneRow, lettersOf, spelled, wordsOf } from './letters';
import type { Box } from './measureSong';
import { eachLine, eachLineInUsualLetters, faultIf, type Rule } from './rule';

const heightOf = ({ top, bottom }: Box): number => bottom - top;
const isSung = (word: string): boolean => /\p{L}/u.test(word);

/** Rules on the words of a song. */
export const wordRules: Record<string, Rule> = {
  'every written space is seen': eachLine((line, { sheet: { em } }) => {
    const words = wordsOf(line);
    return words.slice(1).flatMap((word, at) => {
      const [end, begin] = [words[at]!.at(-1)!, word[0]!];
      const gap = begin.left - end.right;
      // WebKit's box of a letter before a wrap may be as high as both rows.
      const isBeside = isOneRow(end, begin) && heightOf(end) < 1.5 * heightOf(begin);
      const isClosed = isBeside && gap < 0.08 * em;
      return faultIf(isClosed, `0.08 em before «${spelled(word)}»`, `${(gap / em).toFixed(3)} em`);
    });
  }),

  'no word runs off its line': eachLine((line, { sheet }) =>
    wordsOf(line).flatMap((word, at) => {
      // The number of a verse hangs left of its line.
      const isNumber = at === 0 && /^\d+\.$/.test(spelled(word));
      const left = isNumber ? Math.min(sheet.left, line.left) : line.left;
      const [first, last] = [word[0]!, word.at(-1)!];
      return [
        ...faultIf(first.left < left - 1, `«${spelled(word)}» from ${left.toFixed()}`, first.left),
        ...faultIf(last.right > line.right + 1, `«${spelled(word)}» to ${line.right.toFixed()}`, last.right),
      ];
    }),
  ),

  'no word is parted': eachLineInUsualLetters((line) =>
    wordsOf(line).flatMap((word) =>
      word.slice(1).flatMap((letter, at) => {
        const last = word[at]!;
        const areLetters = isSung(last.letter) && isSung(letter.letter);
        return faultIf(areLetters && !isOneRow(last, letter), spelled(word), 'two rows');
      }),
    ),
  ),

  'words with and without a chord stand on one level': eachLine((line) => {
    const letters = lettersOf(line).filter(({ kind, letter }) => kind === 'words' && letter.trim());
    return letters.slice(1).flatMap((letter, at) => {
      const last = letters[at]!;
      const isUneven = isOneRow(last, letter) && Math.abs(last.bottom - letter.bottom) > 0.75;
      return faultIf(isUneven, `«${letter.letter}» down to ${last.bottom}`, letter.bottom);
    });
  }),

  'no last word stands alone on a row': eachLineInUsualLetters((line) => {
    const sung = wordsOf(line).filter((word) => isSung(spelled(word)));
    const [last, before] = [sung.at(-1), sung.at(-2)];
    if (!last || sung.length < 3) return [];
    return faultIf(!isOneRow(before!.at(-1)!, last[0]!), `«${spelled(last)}» beside a word`, 'alone');
  }),

  'no sign, letter or ×2 stands alone on a row': eachLineInUsualLetters((line, { sheet: { em } }) => {
    const rows: string[] = [];
    const letters = lettersOf(line);
    letters.forEach((letter, at) => {
      if (at > 0 && isOneRow(letters[at - 1]!, letter)) rows.push(`${rows.pop()}${letter.letter}`);
      else rows.push(letter.letter);
    });
    const below =
      line.bottom - Math.max(...line.pieces.flatMap(({ boxes }) => boxes.map(({ bottom }) => bottom)));
    return [
      ...rows
        .slice(1)
        .filter((row) => row.trim() && (row.match(/\p{L}/gu) ?? []).length < 2)
        .flatMap((row) => faultIf(true, 'two letters in a row', row)),
      ...faultIf(
        line.isMarkedTwice && letters.length > 0 && below > 0.9 * em,
        '×2 beside a word',
        'below it',
      ),
    ];
  }),

  'no blank row stands in the sheet': ({ blankRows }) =>
    blankRows.map((line) => ({ line, expected: 'words', got: 'a blank row' })),

  'a line is shifted by no number of its verse': eachLine((line, { lines }) => {
    const [number, first] = wordsOf(line);
    const next = lines[lines.indexOf(line) + 1];
    const nextFirst = next?.stanza === line.stanza ? wordsOf(next)[0]?.[0] : undefined;
    if (!number || !first || !nextFirst || !/^\d+\.$/.test(spelled(number))) return [];
    const shift = first[0]!.left - line.begins - (nextFirst.left - next!.begins);
    const inset = number.at(-1)!.right - first[0]!.left;
    return [
      ...faultIf(Math.abs(shift) > 1 && line.isRuled === next!.isRuled, 'words below words', shift),
      ...faultIf(inset > 0.5, 'the number before the words', inset),
    ];
  }),

  'what is sung twice has a rule beside it, and a ×2 behind it': eachLine((line, _, { song, stand }) => {
    const { number, isRuled, isMarkedTwice } = line;
    // Where meanings stand too, the ×2 stands in a part of the line.
    if (line.isRecalled || stand.settings?.meaning) return [];
    const repeats = repeatsOf(song).map((repeat) => repeat.lines);
    const isTwice = repeats.some((repeated) => repeated.includes(number));
    const isEnd = repeats.some((repeated) => repeated.at(-1) === number);
    return [
      ...faultIf(isRuled !== isTwice, `ruled: ${isTwice}`, String(isRuled)),
      ...faultIf(isMarkedTwice !== isEnd, `×2: ${isEnd}`, String(isMarkedTwice)),
    ];
  }),

  'a song is selected as its words are written': ({ sheet, lines }, { song, stand }) => {
    const { meaning, sheet: shown, latinAlone } = stand.settings ?? {};
    // What is said of words, and other letters than the written ones, are selected with them.
    if (stand.state === 'on paper' || meaning || shown || latinAlone) return [];
    if (lines.some(({ isRecalled }) => isRecalled)) return [];
    return linesUnlike(sheet.text, plainLines(song));
  },
};

/** The first line of a text that is not as it is written. */
function linesUnlike(text: string, lines: readonly string[]) {
  const written = lines.join('\n').trim().split('\n');
  const read = text.replaceAll('\r', '').trim().split('\n').map(plainWords);
  const longer = read.length > written.length ? read : written;
  const at = longer.findIndex((_, index) => written[index] !== read[index]);
  return at === -1 ? [] : [{ line: at, expected: written[at] ?? 'nothing', got: read[at] ?? 'nothing' }];
}
