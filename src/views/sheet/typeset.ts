/** The measures of a song, in ems. */
export interface MeasuredSong {
  /** The heights of the lines of each block, which stays together in a column. */
  readonly blocks: readonly (readonly number[])[];
  /** The space between two blocks. */
  readonly gap: number;
  /** The width of the longest line. */
  readonly width: number;
}

/** The room for a song on a screen or page, and the limits of its letters, in pixels. */
export interface Room {
  readonly width: number;
  readonly height: number;
  readonly smallest: number;
  readonly largest: number;
  /** The room before the lines of each column, whatever the size of their letters. */
  readonly indent?: number;
}

/** A range of lines that stay together, counted from 0; `to` is excluded. */
export type LineRange = readonly [from: number, to: number];

const MOST_COLUMNS = 4;
/** The space between columns, in ems. */
export const COLUMN_GAP = 2;
/** Sizes that differ by less, in pixels, count as equal. */
const PRECISION = 0.05;

/**
 * Sets a song on the fewest screens or pages, then in columns that do not grow towards the end, in the largest letters,
 * with the least empty room.
 * Returns the size of the letters in pixels, the number of columns, the lines in each column of each screen, and the
 * height of the highest column in ems. A block is torn only if it is higher than a column. Lines wrap only if no column is as wide as the longest one.
 */
export function typeset({ blocks, gap, width }: MeasuredSong, room: Room) {
  const { indent = 0 } = room;
  const parts = tearHighBlocks(blocks, room.height / room.smallest);
  // Each block includes the gap after it, and so does the room.
  const heights = parts.map(({ height }) => height + gap);
  const height = room.height + gap * room.smallest;
  const highestPart = Math.max(...heights);
  const fits = Array.from({ length: MOST_COLUMNS }, (_, index) => index + 1).flatMap((columns) => {
    const widest = (room.width - columns * indent) / (columns * width + (columns - 1) * COLUMN_GAP);
    if (widest < room.smallest && columns > 1) return [];
    const screensAt = (size: number): number =>
      Math.ceil(fillColumns(heights, height / size).length / columns);
    const screens = screensAt(room.smallest);
    const most = Math.max(room.smallest, Math.min(widest, room.largest, height / highestPart));
    const size = largestWith((one) => screensAt(one) === screens, room.smallest, most);
    return [{ columns, size, screens }];
  });
  const fewest = Math.min(...fits.map(({ screens }) => screens));
  const [best] = fits
    .filter(({ screens }) => screens === fewest)
    .map((fit) => {
      const filled = fillEvenly(heights, fit.columns * fit.screens, height / fit.size, fit.columns);
      return { ...fit, filled, ...unevenness(heights, filled, fit.columns) };
    })
    .sort(
      (one, other) =>
        Number(one.grows) - Number(other.grows) ||
        (Math.abs(one.size - other.size) > PRECISION ? other.size - one.size : one.empty - other.empty),
    );
  const { size, columns, filled, highest } = best!;
  const ranges = filled.map(([from, to]) => parts.slice(from, to).map(({ lines }) => lines));
  return { size, columns, screens: inGroups(ranges, columns), height: highest - gap };
}

/** The largest number between two limits that holds, if the smaller limit does. */
function largestWith(holds: (value: number) => boolean, smallest: number, largest: number): number {
  if (holds(largest)) return largest;
  let [fitting, tooLarge] = [smallest, largest];
  while (tooLarge - fitting > PRECISION) {
    const middle = (fitting + tooLarge) / 2;
    if (holds(middle)) fitting = middle;
    else tooLarge = middle;
  }
  return fitting;
}

/**
 * The size of letters at which the fewest lines of a single column wrap, in pixels: the largest one, and the chosen one
 * where smaller letters save nothing. Widths are in ems.
 */
export function sizeWithFewestWraps(widths: readonly number[], { width, smallest, largest }: Room): number {
  const wrapsAt = (size: number): number => widths.filter((line) => line * size > width + PRECISION).length;
  const fewest = wrapsAt(smallest);
  const sizes = widths.map((line) => width / line).filter((size) => size >= smallest && size < largest);
  return Math.max(...[smallest, ...sizes, largest].filter((size) => wrapsAt(size) === fewest));
}

/** The lines of each block; one that is too high for a column is torn into parts of about equal height. */
function tearHighBlocks(blocks: MeasuredSong['blocks'], highest: number) {
  let line = 0;
  return blocks.flatMap((heights) => {
    const first = line;
    line += heights.length;
    const count = fillColumns(heights, highest).length;
    return fillEvenly(heights, count, highest).map(([from, to]) => ({
      lines: [first + from, first + to] as const,
      height: total(heights.slice(from, to)),
    }));
  });
}

const total = (numbers: readonly number[]): number => numbers.reduce((sum, number) => sum + number, 0);

/** A column may be higher by this than the one before it, in ems: less than a row with chords. */
const SAME = 2.5;

/** The highest column, whether one of a screen is higher than the one before it, and the part of the columns that is empty. */
function unevenness(heights: readonly number[], filled: readonly LineRange[], columns: number) {
  const filledTo = filled.map(([from, to]) => total(heights.slice(from, to)));
  const count = Math.ceil(filled.length / columns) * columns;
  const highest = Math.max(...filledTo);
  return {
    highest,
    grows: filledTo.some((own, index) => index % columns > 0 && own > filledTo[index - 1]! + SAME),
    empty: 1 - total(heights) / (count * highest),
  };
}

/** Groups of `count` items; the last one may be smaller. */
export const inGroups = <Item>(items: readonly Item[], count: number): readonly (readonly Item[])[] =>
  Array.from({ length: Math.ceil(items.length / count) }, (_, group) =>
    items.slice(group * count, (group + 1) * count),
  );

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

/** How much a column that is higher than the one before it weighs against uneven columns. */
const GROWTH = 100;
/** How much more each column weighs than the one before it. */
const LATER = 0.001;

/**
 * Divides items among at most `count` columns of a height, `onScreen` of them beside each other: as evenly as possible,
 * and none higher than the one beside it to the left if that can be. Returns their ranges; columns that are as full as
 * possible, if there are too few.
 */
export function fillEvenly(
  heights: readonly number[],
  count: number,
  height: number,
  onScreen = count,
): readonly LineRange[] {
  interface Filled {
    readonly cost: number;
    readonly columns: readonly LineRange[];
  }
  const found = new Map<string, Filled | null>();
  /** The best columns for the items from `from` on, behind a column from `before` to there. */
  const fill = (before: number, from: number, left: number): Filled | null => {
    if (from === heights.length) return { cost: 0, columns: [] };
    if (left === 0) return null;
    const key = `${before} ${from} ${left}`;
    const known = found.get(key);
    if (known !== undefined) return known;
    const isFirst = (count - left) % onScreen === 0;
    const heightBefore = isFirst ? Infinity : total(heights.slice(before, from));
    let best: Filled | null = null;
    let own = 0;
    for (let to = from + 1; to <= heights.length; to++) {
      own += heights[to - 1]!;
      if (own > height + 1e-6 && to > from + 1) break;
      const rest = fill(from, to, left - 1);
      // Of columns that are equally uneven, those are taken whose empty room is at the end.
      const weight = 1 + LATER * (count - left);
      const cost =
        weight * own ** 2 + GROWTH * Math.max(0, own - heightBefore) ** 2 + (rest?.cost ?? Infinity);
      if (rest && cost <= (best?.cost ?? Infinity)) best = { cost, columns: [[from, to], ...rest.columns] };
    }
    found.set(key, best);
    return best;
  };
  return fill(0, 0, count)?.columns ?? fillColumns(heights, height);
}
