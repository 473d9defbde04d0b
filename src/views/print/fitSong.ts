import { fitColumns, type Room } from '../play/fitColumns';
import type { StaffSize } from '../play/staff/printedStaff';
import { total } from '../sheet/columnsOnPaper';

/** The measures of a song, in ems. */
export interface MeasuredSong {
  /** The heights of the lines of each stanza. */
  readonly stanzas: readonly (readonly number[])[];
  readonly gap: number;
  /** The width of the longest line. */
  readonly width: number;
}

/** A range of lines that stay together, counted from 0; `to` is excluded. */
export type LineRange = readonly [from: number, to: number];

/** How a song is set: the size of its letters in CSS pixels, and the lines in each column of each page. */
export type SetSong = ReturnType<typeof fitSong> & {
  /** The lines of its staff, counted as lines of the song before its words. */
  readonly systems: readonly HTMLElement[];
};

/** The measures of a song with a staff above its words; each line of the staff counts as a stanza of one line. */
export const withStaff = (song: MeasuredSong, { width, heights }: StaffSize): MeasuredSong => ({
  ...song,
  stanzas: [...heights.map((height) => [height]), ...song.stanzas],
  width: Math.max(width, song.width),
});

/** The index of the measures in which a song takes the fewest pages, and then has the largest letters. */
export function bestMeasures(measures: readonly MeasuredSong[], room: Room): number {
  const fits = measures.map((song, index) => ({ ...fitSong(song, room), index }));
  const [best] = fits.sort((one, other) => one.pages.length - other.pages.length || other.size - one.size);
  return best?.index ?? 0;
}

/**
 * Sets a song on the fewest pages, then in the largest letters. A stanza is split only if it is higher than a page at
 * the smallest letters; columns are as equal as stanzas allow.
 */
export function fitSong({ stanzas, gap, width }: MeasuredSong, room: Room) {
  const blocks = partStanzas(stanzas, room.height / room.smallest);
  // Each block includes the gap after it, and so does the page.
  const heights = blocks.map(({ height }) => height + gap);
  const height = room.height + gap * room.smallest;
  const largest = Math.max(room.smallest, Math.min(room.largest, height / Math.max(...heights)));
  const { columns, size, screens } = fitColumns({ stanzas: heights, width }, { ...room, height, largest });
  const filled = fillEvenly(heights, { count: columns * screens, height: height / size });
  const ranges = filled.map(([from, to]) => blocks.slice(from, to).map(({ lines }) => lines));
  return { size, columns, pages: inGroups(ranges, columns) };
}

/**
 * Chooses two sizes for songs whose letters could have these sizes: the smallest, and the one that enlarges songs most.
 * Returns the larger of the two that a song's own size allows.
 */
export function twoSizes(sizes: readonly number[]): (size: number) => number {
  const small = Math.min(...sizes);
  const gain = (large: number): number => (large - small) * sizes.filter((size) => size >= large).length;
  const large = sizes.reduce((best, size) => (gain(size) > gain(best) ? size : best), small);
  return (size) => (size < large ? small : large);
}

/** The stanzas as blocks; one that is too high is split into blocks of about equal height. */
function partStanzas(stanzas: readonly (readonly number[])[], highest: number) {
  let line = 0;
  return stanzas.flatMap((heights) => {
    const first = line;
    line += heights.length;
    const count = fillColumns(heights, highest).length;
    return fillEvenly(heights, { count, height: highest }).map(([from, to]) => ({
      lines: [first + from, first + to] as const,
      height: total(heights.slice(from, to)),
    }));
  });
}

/** Groups of `count` items; the last one may be smaller. */
export const inGroups = <Item>(items: readonly Item[], count: number): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / count) }, (_, group) =>
    items.slice(group * count, (group + 1) * count),
  );

/** Divides items among at most `count` columns, none higher than necessary; returns their ranges. */
export function fillEvenly(heights: readonly number[], { count, height }: { count: number; height: number }) {
  let [tooLow, high] = [0, height];
  while (high - tooLow > height / 1000) {
    const middle = (tooLow + high) / 2;
    const isEnough = middle >= Math.max(...heights) && fillColumns(heights, middle).length <= count;
    if (isEnough) high = middle;
    else tooLow = middle;
  }
  return fillColumns(heights, high);
}

/** Divides items of the given heights among columns, each as full as possible. */
export function fillColumns(heights: readonly number[], height: number): readonly LineRange[] {
  const columns: LineRange[] = [];
  let [from, left] = [0, height];
  heights.forEach((own, index) => {
    if (own > left && from < index) {
      columns.push([from, index]);
      [from, left] = [index, height];
    }
    left -= own;
  });
  return [...columns, [from, heights.length]];
}
