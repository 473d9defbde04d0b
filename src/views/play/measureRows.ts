import { sheetLines } from '../sheet/setSheet';

/**
 * The number of a sheet's rows and their average distance in pixels. Blank rows between stanzas count, for they are as
 * high as a line; rows in columns side by side count together.
 */
export function measureRows(sheet: HTMLElement) {
  const places = sheetLines(sheet).map((line) => line.getBoundingClientRect());
  const top = Math.min(...places.map((place) => place.top));
  const bottom = Math.max(...places.map((place) => place.bottom));
  const count = places.length + sheet.querySelectorAll('[data-line]:empty').length;
  return { count, pitch: (bottom - top) / count };
}

/** The places on the screen of the upper and the lower ends of a sheet's rows of columns; none if it is in one column. */
export function columnRows(sheet: HTMLElement): readonly { top: number; bottom: number }[] {
  if (!(parseInt(getComputedStyle(sheet).columnCount, 10) > 1)) return [];
  const begins = [...sheet.querySelectorAll('[data-breaks=row]')];
  const rows: { top: number; bottom: number }[] = [];
  for (const line of sheetLines(sheet)) {
    const { top, bottom } = line.getBoundingClientRect();
    const row = begins[rows.length - 1]?.contains(line) ? undefined : rows.at(-1);
    if (row) row.bottom = Math.max(row.bottom, bottom);
    else rows.push({ top, bottom });
  }
  return rows;
}
