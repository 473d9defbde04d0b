import type { Group, Row } from './row';
import { median, ratios } from './statistics';

const HEAD = ['what', 'ours', 'against', 'value of it', 'ratio', 'goal', 'ok?', 'spread'] as const;

/** The table as aligned text, a headed block for each group. */
export function formatTable(groups: readonly Group[]): string {
  const blocks = groups.map(({ name, rows }) => ({ name, lines: rows.map(formatRow) }));
  const lines = [[...HEAD], ...blocks.flatMap((block) => block.lines)];
  const widths = HEAD.map((_, column) => Math.max(...lines.map((cells) => cells[column]!.length)));
  const align = (cells: readonly string[]): string =>
    cells
      .map((cell, column) => cell.padEnd(widths[column]!))
      .join('  ')
      .trimEnd();
  return [
    align(HEAD),
    ...blocks.flatMap((block) => ['', block.name.toUpperCase(), ...block.lines.map(align)]),
  ].join('\n');
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
