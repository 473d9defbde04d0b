/** The heights of a song's stanzas in order, and the width of its longest line, in ems. */
export interface Fitted {
  readonly stanzas: readonly number[];
  readonly width: number;
}

/** The space for a song and the limits of its letters, in pixels. */
export interface Room {
  readonly width: number;
  readonly height: number;
  readonly smallest: number;
  readonly largest: number;
}

const MOST_COLUMNS = 4;
/** The space between columns, in ems. */
export const COLUMN_GAP = 2;
/** Sizes that differ by less, in pixels, count as equal. */
const PRECISION = 0.05;

/**
 * The largest letters at which the whole song fits on one screen. If they would be too small to read, the fewest
 * screens, and then the largest letters; lines may then wrap if no column is as wide as the longest line.
 */
export function fitColumns(song: Fitted, room: Room) {
  const fits = Array.from({ length: MOST_COLUMNS }, (_, index) => fitInto(index + 1, song, room)).filter(
    (fit) => fit !== null,
  );
  const fewest = Math.min(...fits.map(({ screens }) => screens));
  return fits
    .filter(({ screens }) => screens === fewest)
    .reduce((best, fit) => (fit.size > best.size + PRECISION ? fit : best));
}

/** The largest letters in `columns` columns, in pixels; null if these are too narrow for the longest line. */
function fitInto(columns: number, song: Fitted, room: Room) {
  const widest = room.width / (columns * song.width + (columns - 1) * COLUMN_GAP);
  if (widest < room.smallest && columns > 1) return null;
  const screensAt = (size: number): number => Math.ceil(columnsNeeded(song, room.height / size) / columns);
  const screens = screensAt(room.smallest);
  let fitting = room.smallest;
  let tooLarge = Math.max(fitting, Math.min(widest, room.largest));
  if (screensAt(tooLarge) === screens) fitting = tooLarge;
  while (tooLarge - fitting > PRECISION) {
    const middle = (fitting + tooLarge) / 2;
    if (screensAt(middle) === screens) fitting = middle;
    else tooLarge = middle;
  }
  return { columns, size: fitting, screens };
}

/** The number of columns of a height that hold the stanzas; only a stanza higher than a column is split. */
function columnsNeeded({ stanzas }: Fitted, height: number): number {
  let columns = 1;
  let left = height;
  for (const stanza of stanzas) {
    if (stanza > left && left < height) {
      columns += 1;
      left = height;
    }
    const more = Math.max(0, Math.ceil(stanza / height) - 1);
    columns += more;
    left -= stanza - more * height;
  }
  return columns;
}
