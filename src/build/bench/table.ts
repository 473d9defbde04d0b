import { median, ratios } from './statistics';

/** A row of the bench's table: our value in each run, and the value that it is compared with. */
export interface Row {
  readonly what: string;
  /** The unit of the values, such as `ms`; empty for a bare number. */
  readonly unit: string;
  readonly ours: readonly number[];
  /** Its value in each run, so that each run has its own ratio. */
  readonly against?: { readonly what: string; readonly values: readonly number[] };
  /** The largest allowed ratio, or the largest allowed value in a row without `against`. */
  readonly goal?: number;
}

/** A named group of rows. */
export interface Group {
  readonly name: string;
  readonly rows: readonly Row[];
}

const HEAD = ['what', 'ours', 'against', 'value of it', 'ratio', 'goal', 'ok?', 'spread'] as const;

/** The table as aligned text, with a heading above each group. */
export function formatTable(groups: readonly Group[]): string {
  const [head, ...lines] = alignColumns([HEAD, ...groups.flatMap(({ rows }) => rows.map(formatRow))]);
  const blocks = groups.flatMap(({ name, rows }) => [
    '',
    name.toUpperCase(),
    ...lines.splice(0, rows.length),
  ]);
  return [head, ...blocks].join('\n');
}

/** Pads the cells of each column to the width of its widest cell. */
export function alignColumns(lines: readonly (readonly string[])[]): string[] {
  const widths = lines[0]!.map((_, column) => Math.max(...lines.map((cells) => cells[column]!.length)));
  return lines.map((cells) =>
    cells
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd(),
  );
}

/** The cells of a row: the medians, the median ratio of the runs, and their range. */
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
