import type { BookletSong } from './bookletSongs';
import type { ContentsEntry } from './contentsEntries';
import { fillColumns, fillEvenly, inGroups, type LineRange } from '../sheet/typeset';
import { type Typeset } from './songSizes';
import type { Paper } from './paper';
import type { PrintedShape } from './ShapesOnPaper';

export interface PlacedSong extends BookletSong {
  readonly number: number;
  readonly page: number;
  /** Null while the song is drawn to be measured. */
  readonly set: Typeset | null;
}

/** An entry of the contents, with its song's number and first page. */
export interface PlacedEntry extends ContentsEntry {
  readonly number: number;
  readonly page: number;
}

/** The content of a page: the entries in each column of the contents, or a part of a song, counted from 0. */
export type BookletPage =
  | { readonly kind: 'cover' }
  | { readonly kind: 'blank' }
  | {
      readonly kind: 'contents';
      readonly isFirst: boolean;
      readonly columns: readonly (readonly PlacedEntry[])[];
    }
  | { readonly kind: 'shapes'; readonly isFirst: boolean; readonly shapes: readonly PrintedShape[] }
  | { readonly kind: 'song'; readonly song: PlacedSong; readonly part: number };

/** The pages to measure: the contents in their narrowest column, and each song. */
export function unsetPages(
  entries: readonly ContentsEntry[],
  songs: readonly BookletSong[],
  contentsColumns: 1 | 2,
): readonly BookletPage[] {
  const placed = songs.map((song, index): PlacedSong => ({
    ...song,
    number: index + 1,
    page: index + 1,
    set: null,
  }));
  const listed = placeEntries(entries, placed);
  return [
    { kind: 'contents', isFirst: true, columns: contentsColumns === 1 ? [listed] : [listed, []] },
    ...placed.map((song): BookletPage => ({ kind: 'song', song, part: 0 })),
  ];
}

const placeEntries = (
  entries: readonly ContentsEntry[],
  placed: readonly Pick<PlacedSong, 'number' | 'page'>[],
): readonly PlacedEntry[] =>
  entries.map((entry) => {
    const { number, page } = placed[entry.index]!;
    return { ...entry, number, page };
  });

/** The contents as set: the range of entries in each column of each page. */
type SetContents = readonly (readonly LineRange[])[];

/** Sets entries of the given heights on pages: in one column if that fits on one page, else in `columns` columns. */
export function fitContents(
  entries: readonly number[],
  { height, columns }: { height: number; columns: number },
): SetContents {
  const filled = fillColumns(entries, height);
  if (filled.length === 1) return [filled];
  const count = Math.ceil(filled.length / columns) * columns;
  return inGroups(fillEvenly(entries, count, height), columns);
}

/**
 * The pages of a booklet in reading order: the cover, the contents, the songs. On spreads, a song with an even number
 * of pages begins on the left, after a blank page if needed.
 */
export function bookletPages(
  contents: SetContents,
  entries: readonly ContentsEntry[],
  songs: readonly (BookletSong & { readonly set: Typeset })[],
  { hasSpreads }: { hasSpreads: boolean },
): readonly BookletPage[] {
  let page = 2 + contents.length;
  const placed = songs.map((song, index) => {
    const { length } = song.set.screens;
    const isParted = hasSpreads && length % 2 === 0 && page % 2 === 1;
    const first = isParted ? page + 1 : page;
    page = first + length;
    return { ...song, number: index + 1, page: first, isParted };
  });
  const listed = placeEntries(entries, placed);
  return [
    { kind: 'cover' },
    ...contents.map((columns, index): BookletPage => ({
      kind: 'contents',
      isFirst: index === 0,
      columns: columns.map(([from, to]) => listed.slice(from, to)),
    })),
    ...placed.flatMap(({ isParted, ...song }): BookletPage[] => [
      ...(isParted ? [{ kind: 'blank' } as const] : []),
      ...song.set.screens.map((_, part) => ({ kind: 'song', song, part }) as const),
    ]),
  ];
}

/** The pages of chord shapes: none without any, one for as many as a page holds. */
export const shapePages = (
  shapes: readonly PrintedShape[],
  { shapes: { inRow, rows } }: Pick<Paper, 'shapes'>,
): readonly BookletPage[] =>
  inGroups(shapes, inRow * rows).map((group, index) => ({
    kind: 'shapes',
    isFirst: index === 0,
    shapes: group,
  }));

export interface NumberedPage {
  readonly page: BookletPage;
  readonly number: number;
}

/** The pages of the songs alone, numbered from 1. */
export const songPages = (pages: readonly BookletPage[]): readonly NumberedPage[] =>
  pages.filter(({ kind }) => kind === 'song').map((page, index) => ({ page, number: index + 1 }));

/**
 * The sides of paper in printing order, and the pages on each from left to right. With two pages on a side, sheets
 * printed on both sides and folded together make the booklet.
 */
export function sidesOfPaper(pages: readonly BookletPage[], pagesOnSide: 1 | 2) {
  const numbered = pages.map((page, index): NumberedPage => ({ page, number: index + 1 }));
  if (pagesOnSide === 1) return numbered.map((page) => [page]);
  while (numbered.length % 4 > 0) numbered.push({ page: { kind: 'blank' }, number: numbered.length + 1 });
  return Array.from({ length: numbered.length / 2 }, (_, side) => {
    const outside = [numbered.at(-1 - side), numbered[side]].filter((page) => page !== undefined);
    return side % 2 === 0 ? outside : outside.reverse();
  });
}
