import { hasLabelLine } from '../../../src/catalogue/sections';
import type { Line } from './measureSong';
import { eachLine, faultIf, type Rule } from './rule';

const heightOf = (lines: readonly Line[]): number => lines.at(-1)!.bottom - lines[0]!.top;

const inStanza = (one: Line, other: Line | undefined): boolean => one.stanza === other?.stanza;

/** The lines of each column, from left to right, in one row of columns after the other. */
function columnsOf(lines: readonly Line[], em: number): Line[][] {
  const columns: Line[][] = [];
  for (const line of lines) {
    const column = columns.at(-1);
    if (column && Math.abs(column[0]!.begins - line.begins) < 3 * em) column.push(line);
    else columns.push([line]);
  }
  return columns;
}

/** The rows of columns: each begins further left than the column before it. */
function rowsOf(columns: readonly Line[][]): Line[][][] {
  const rows: Line[][][] = [];
  columns.forEach((column, at) => {
    if (at > 0 && column[0]!.begins > columns[at - 1]![0]!.begins) rows.at(-1)!.push(column);
    else rows.push([column]);
  });
  return rows;
}

/** A rule on two columns that follow each other, by their place and the labels that stand alone in a song. */
const eachColumn =
  (
    rule: (
      pair: { before: Line[]; column: Line[]; columns: Line[][]; isLabel: (line: Line) => boolean },
      ...rest: Parameters<Rule>
    ) => ReturnType<Rule>,
  ): Rule =>
  (measured, place) => {
    const labels = place.song.sections.filter(({ label }) => hasLabelLine(label)).map(({ from }) => from);
    const isLabel = ({ number }: Line): boolean => labels.includes(number);
    const columns = columnsOf(measured.lines, measured.sheet.em);
    return columns
      .slice(1)
      .flatMap((column, at) => rule({ before: columns[at]!, column, columns, isLabel }, measured, place));
  };

/** Rules on the columns of a song. */
export const columnRules: Record<string, Rule> = {
  'no column ends in a line': eachLine(({ parts }) => faultIf(parts > 1, 'one part', parts)),

  'every line has room': eachLine((line, { sheet }, { stand }) => {
    const isOut = line.left < sheet.left - 1 || line.right > sheet.right + 1;
    return faultIf(
      isOut && stand.state !== 'on the stage',
      `${sheet.left} to ${sheet.right}`,
      `${line.left} to ${line.right}`,
    );
  }),

  'a row of columns is no higher than the screen': ({ lines, sheet }, { stand }) => {
    if (stand.state !== 'at rest') return [];
    const rows = rowsOf(columnsOf(lines, sheet.em));
    return rows.flatMap((row) => {
      const all = row.flat();
      const height = Math.max(...all.map(({ bottom }) => bottom)) - Math.min(...all.map(({ top }) => top));
      return faultIf(row.length > 1 && height > stand.height, stand.height, height);
    });
  },

  'no label ends a column': eachColumn(({ before, column: [first], isLabel }) => {
    const end = before.at(-1)!;
    const isLeft = isLabel(end) && inStanza(end, first);
    return isLeft ? [{ line: end.number, expected: `${end.text} beside its words`, got: 'before them' }] : [];
  }),

  'no call begins a column': eachColumn(({ column: [first, second], isLabel }) => {
    const isAlone = isLabel(first!) && !inStanza(first!, second);
    return isAlone ? [{ line: first!.number, expected: 'its verse above it', got: first!.text }] : [];
  }),

  'columns grow no higher where they need not': eachColumn(
    ({ before, column, columns, isLabel }, { lines, sheet }, { stand }) => {
      const row = Math.min(
        ...lines.filter(({ pieces }) => pieces.some(({ kind }) => kind === 'above')).map(heightOfLine),
      );
      const rows = rowsOf(columns);
      const screenOf = (one: Line[]): number =>
        stand.state === 'on the stage'
          ? Math.floor((one[0]!.begins - sheet.left + sheet.em) / sheet.step)
          : rows.findIndex((row) => row.includes(one));
      const growth = heightOf(column) - heightOf(before);
      if (!(growth > row + 1) || screenOf(column) !== screenOf(before)) return [];
      const screen = columns.filter((other) => screenOf(other) === screenOf(column));
      const blocks: Line[][] = [];
      for (const line of screen.flat()) {
        const block = blocks.at(-1);
        const isCall = isLabel(line) && !lines.some((other) => other !== line && inStanza(other, line));
        if (block && (isCall || inStanza(block.at(-1)!, line))) block.push(line);
        else blocks.push([line]);
      }
      const room =
        stand.state === 'on the stage' ? sheet.clientHeight - 32 : Math.max(...screen.map(heightOf));
      const gap = sheet.em * 1.45;
      if (!canShrink(blocks.map(heightOf), screen.length, { room, gap, row })) return [];
      return [{ line: column[0]!.number, expected: 'no higher column', got: `${growth / row} rows more` }];
    },
  ),
};

const heightOfLine = ({ top, bottom }: Line): number => bottom - top;

/** Whether blocks of some heights could be divided into columns that do not grow, none higher than there is room. */
function canShrink(
  heights: readonly number[],
  columns: number,
  { room, gap, row }: { room: number; gap: number; row: number },
): boolean {
  const divide = (from: number, left: number, most: number): boolean => {
    if (left === 0) return from === heights.length;
    let own = -gap;
    for (let to = from; to < heights.length; to++) {
      own += heights[to]! + gap;
      if (own > Math.min(most, room) + 1) return false;
      if (divide(to + 1, left - 1, own + row)) return true;
    }
    return false;
  };
  return divide(0, columns, Infinity);
}
