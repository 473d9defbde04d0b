import { median, ratios } from './statistics';

/** One line of the bench's table: a figure of ours, run by run, and what it stands against. */
export interface Row {
  readonly what: string;
  /** What the figures are counted in, such as `ms`; empty for a bare number. */
  readonly unit: string;
  readonly ours: readonly number[];
  /** The same run by run, so that each run has a ratio of its own. */
  readonly against?: { readonly what: string; readonly values: readonly number[] };
  /** The most that the ratio may be; of a row that stands against nothing, the figure itself. */
  readonly goal?: number;
}

/** The rows that belong together in the table. */
export interface Group {
  readonly name: string;
  readonly rows: readonly Row[];
}

const HEAD = ['what', 'ours', 'against', 'value of it', 'ratio', 'goal', 'ok?', 'spread'] as const;

/** The table as aligned text, a headed block for each group. */
export function formatTable(groups: readonly Group[]): string {
  const [head, ...lines] = alignColumns([HEAD, ...groups.flatMap(({ rows }) => rows.map(formatRow))]);
  const blocks = groups.flatMap(({ name, rows }) => [
    '',
    name.toUpperCase(),
    ...lines.splice(0, rows.length),
  ]);
  return [head, ...blocks].join('\n');
}

/** Lines of cells as texts in which every column is as wide as its widest cell. */
export function alignColumns(lines: readonly (readonly string[])[]): string[] {
  const widths = lines[0]!.map((_, column) => Math.max(...lines.map((cells) => cells[column]!.length)));
  return lines.map((cells) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  );
}

/** The cells of a row: medians, the median of the runs' ratios, and from where to where that went. */
export function formatRow({ what, unit, ours, against, goal }: Row): string[] {
  const compared = against ? ratios(ours, against.values) : ours;
  const figure = median(compared);
  const withUnit = (value: number): string => `${formatNumber(value)} ${unit}`.trim();
  const runs = compared.map(formatNumber);
  return [
    what,
    withUnit(median(ours)),
    against?.what ?? '',
    against ? withUnit(median(against.values)) : '',
    against ? formatNumber(figure) : '',
    goal === undefined ? '' : `≤ ${formatNumber(goal)}`,
    goal === undefined ? '' : figure <= goal ? 'yes' : 'NO',
    new Set(runs).size > 1
      ? `${formatNumber(Math.min(...compared))}–${formatNumber(Math.max(...compared))}`
      : '',
  ];
}

function formatNumber(value: number): string {
  if (value === Infinity) return '∞';
  if (Math.abs(value) >= 100) return Math.round(value).toLocaleString('en');
  return String(Number(value.toPrecision(3)));
}
