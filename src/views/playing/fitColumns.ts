/** A stanza of a sheet: its height, in sizes of its letters. */
type Height = number;

/** What is to be fitted: the heights of the stanzas from the first to the last, and the width of the longest line, in sizes of the letters. */
export interface Fitted {
  readonly stanzas: readonly Height[];
  readonly width: number;
}

/** The room for it and the sizes that letters may have, in pixels. */
export interface Room {
  readonly width: number;
  readonly height: number;
  readonly smallest: number;
  readonly largest: number;
}

/** How a song stands: columns side by side, the size of letters in pixels, and on how many screens. */
export interface Fit {
  readonly columns: number;
  readonly size: number;
  readonly screens: number;
}

const MOST_COLUMNS = 4;
/** The space between columns, in sizes of the letters. */
export const COLUMN_GAP = 2;
/** Between sizes that differ by less, in pixels, there is no choice. */
const PRECISION = 0.05;

/**
 * The largest letters at which the whole song stands on one screen. Where these would be too small to be read, the fewest
 * screens, and on them the largest letters; then lines may wrap, if no column is as wide as the longest.
 */
export function fitColumns(song: Fitted, room: Room): Fit {
  const fits = Array.from({ length: MOST_COLUMNS }, (_, index) => fitInto(index + 1, song, room)).filter(
    (fit) => fit !== null,
  );
  const fewest = Math.min(...fits.map(({ screens }) => screens));
  return fits
    .filter(({ screens }) => screens === fewest)
    .reduce((best, fit) => (fit.size > best.size + PRECISION ? fit : best));
}

/** The best with so many columns; null where they are too narrow for the longest line. */
function fitInto(columns: number, song: Fitted, room: Room): Fit | null {
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

/** How many columns of a height hold the stanzas, none of which is parted that is not higher itself. */
function columnsNeeded({ stanzas }: Fitted, height: Height): number {
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
