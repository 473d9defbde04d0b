import type { StaffSize } from '../play/staff/printedStaff';
import { typeset, type MeasuredSong, type Room } from '../sheet/typeset';

/** How a song is set: the size of its letters in CSS pixels, and the lines in each column of each page. */
export type Typeset = ReturnType<typeof typeset> & {
  /** The lines of its staff, counted as lines of the song before its words. */
  readonly systems: readonly HTMLElement[];
};

/** The measures of a song with a staff above its words; each line of the staff counts as a stanza of one line. */
export const withStaff = (song: MeasuredSong, { width, heights }: StaffSize): MeasuredSong => ({
  ...song,
  blocks: [...heights.map((height) => [height]), ...song.blocks],
  width: Math.max(width, song.width),
});

/** The index of the measures in which a song takes the fewest pages, and then has the largest letters. */
export function bestMeasures(measures: readonly MeasuredSong[], room: Room): number {
  const fits = measures.map((song, index) => ({ ...typeset(song, room), index }));
  const [best] = fits.sort(
    (one, other) => one.screens.length - other.screens.length || other.size - one.size,
  );
  return best?.index ?? 0;
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

/** Sets measured songs, each in its room, in two sizes of letters at most. */
export function setSongs(
  songs: readonly (Pick<Typeset, 'systems'> & { readonly song: MeasuredSong; readonly room: Room })[],
): readonly Typeset[] {
  const fitted = songs.map(({ song, room }) => typeset(song, room).size);
  const chosen = fitted.map(twoSizes(fitted));
  const set = songs.map(({ song, room }, index) => typeset(song, { ...room, largest: chosen[index]! }));
  // Setting is precise to a fraction of a pixel, so songs that chose one size are set in the smallest that came of it.
  const sizeOf = (choice: number): number =>
    Math.min(...set.filter((_, index) => chosen[index] === choice).map(({ size }) => size));
  return songs.map(({ systems }, index) => ({ ...set[index]!, size: sizeOf(chosen[index]!), systems }));
}
