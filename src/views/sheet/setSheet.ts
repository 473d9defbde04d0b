import { heightOverBars } from './sheetOnScreen';
import { COLUMN_GAP, sizeWithFewestWraps, typeset, type MeasuredSong, type Room } from './typeset';

/** How far letters may give way, as a factor of the chosen size: to 15.4 pixels on a phone, to 16 elsewhere. */
const GIVING_WAY = { phone: 0.875, elsewhere: 0.91 };
/** The largest letters of a fitted song, as a factor of the chosen size. */
const LARGEST = 2.5;
/** The free space below a song that is whole on the screen, in pixels, as in `Sheet.module.css`. */
const MARGIN = 28;
/** The least part of the screen that a fitted song may have below the content above it. */
const LEAST = 1 / 3;
/** The height, in pixels, by which a column may be higher than measured. */
export const ROUNDING = 5;
/** The height, in ems, by which a line may be: browsers round what is above and below its letters. */
const LINE_ROUNDING = 0.05;
/** The width of a screen from which a song may have columns without being fitted, in rems. */
const WIDE = 64;

/**
 * Sets a sheet: measures its lines in one go, and writes size, columns and breaks to it. A fitted song takes the screen;
 * any other has columns only if all of it is in view on a wide screen.
 */
export function setSheet(sheet: HTMLElement): void {
  const isFitted = document.documentElement.dataset['columns'] === 'fit';
  const { style, dataset } = sheet;
  style.cssText = '';
  dataset['set'] = 'screen';
  const usual = sizeOf(sheet);
  const width = widthOf(sheet);
  const place = sheet.getBoundingClientRect();
  const screen = heightOverBars([place]) - MARGIN;
  const left = screen - place.top - window.scrollY;
  // With too little height left, a fitted song takes the whole screen and is scrolled to.
  const height = Math.max(usual, isFitted && left < screen * LEAST ? screen : left);
  const isPhone = Math.min(window.innerWidth, window.innerHeight) < 480;
  const smallest = usual * (isPhone ? GIVING_WAY.phone : GIVING_WAY.elsewhere);
  const room = { width, height: height - ROUNDING, smallest, largest: usual * (isFitted ? LARGEST : 1) };
  // Margins do not grow with letters, so that a line takes no more of its room in smaller ones.
  const measures = measure(sheet, 'max-content', room.largest);
  if (isFitted) {
    const { size, columns, screens } = typesetWrapped(sheet, measures, room, usual);
    write(sheet, { size, columns, lines: screens.flat().map(firstLine) });
    style.setProperty('--height', `${height + MARGIN}px`);
    return;
  }
  const set = isWide() ? typeset(measures, room) : null;
  if (set?.screens.length === 1) {
    const { size, columns, screens } = set;
    write(sheet, { size, columns, lines: screens.flat().map(firstLine) });
    const ems = columns * measures.width + (columns - 1) * COLUMN_GAP;
    if (columns > 1)
      style.setProperty('--width', `${ems * size + (sheet.offsetWidth - widthOf(sheet)) + 1}px`);
  } else write(sheet, { size: sizeWithFewestWraps(measures.widths, room), columns: 1, lines: [] });
}

/** The room between a song's head and the note on its rights on a page of A4 or American paper, in pixels. */
const PAPER = { width: 670, height: 830 };
/** A rem on paper, in pixels, as in `theme.css`. */
const PAPER_REM = 14;
/** How far letters may give way on paper, as a factor of the chosen size. */
const GIVING_WAY_ON_PAPER = 0.8;

/** Sets a sheet for the page's own print-out: in columns if it is then on one page, and else in the page's own flow. */
export function setForPaper(sheet: HTMLElement): void {
  const { style, dataset } = sheet;
  style.cssText = '';
  const usual = (sizeOf(sheet) / sizeOf(document.documentElement)) * PAPER_REM;
  dataset['set'] = 'paper';
  const measures = measure(sheet, 'max-content', usual);
  const set = typeset(measures, { ...PAPER, smallest: GIVING_WAY_ON_PAPER * usual, largest: usual });
  const { size, columns, screens } = set;
  if (screens.length > 1) return;
  write(sheet, { size, columns, lines: screens.flat().map(firstLine) });
  // Chromium moves columns without a height to the next page.
  if (columns > 1) style.setProperty('--height', `${set.height * size + ROUNDING}px`);
}

const isWide = (): boolean => window.matchMedia(`(min-width: ${WIDE}rem)`).matches;

const firstLine = ([[line] = [0, 0]]: readonly (readonly [number, number])[]): number => line;

/** A song's measures with the width of each line. */
interface Measures extends MeasuredSong {
  readonly widths: readonly number[];
}

/**
 * Sets a fitted song. Where its longest line is wider than the screen, lines wrap: then it is measured as it wraps, in
 * the chosen letters, or in the smallest ones if these save a screen.
 */
function typesetWrapped(sheet: HTMLElement, measures: Measures, room: Room, usual: number) {
  if (measures.width * room.smallest <= room.width) return typeset(measures, room);
  const wrapped = [usual, room.smallest].map((size) => {
    const { blocks, gap } = measure(sheet, 'auto', size);
    return typeset({ blocks, gap, width: room.width / size }, { ...room, smallest: size, largest: size });
  });
  return wrapped.reduce((best, one) => (one.screens.length < best.screens.length ? one : best));
}

/** Measures a sheet of a width in letters of a size. */
function measure(sheet: HTMLElement, width: string, size: number): Measures {
  const { style } = sheet;
  style.cssText = `font-size: ${size}px; width: ${width}; columns: auto`;
  for (const part of sheet.querySelectorAll('[data-breaks]')) part.removeAttribute('data-breaks');
  const all = sheetLines(sheet);
  const blocks = blocksOf(sheet).map((stanzas) =>
    heightsOfLines(all.filter(({ parentElement }) => stanzas.includes(parentElement!))).map(
      (height) => height / size + LINE_ROUNDING,
    ),
  );
  const range = new Range();
  const measures = {
    blocks: blocks.filter(({ length }) => length > 0),
    gap: parseFloat(getComputedStyle(sheet.querySelector('[role=group]') ?? sheet).marginBottom) / size || 0,
    width: widthOf(sheet) / size,
    widths: all.map((line) => {
      range.selectNodeContents(line);
      const place = line.getBoundingClientRect();
      const { paddingRight } = getComputedStyle(line);
      return (range.getBoundingClientRect().right - place.left + parseFloat(paddingRight)) / size;
    }),
  };
  style.cssText = '';
  return measures;
}

/** The stanzas that stay together: each with the calls of a refrain below it. */
export function blocksOf(sheet: Element): readonly (readonly Element[])[] {
  const blocks: Element[][] = [];
  for (const stanza of sheet.querySelectorAll('[role=group]'))
    if (stanza.hasAttribute('data-call') && blocks.length > 0) blocks.at(-1)!.push(stanza);
    else blocks.push([stanza]);
  return blocks;
}

/** Writes letters and columns to a sheet; each of the lines, by number among the visible ones, begins a column. */
function write(
  sheet: HTMLElement,
  { size, columns, lines }: { size: number; columns: number; lines: readonly number[] },
): void {
  sheet.style.setProperty('--size', `${size}px`);
  if (columns > 1 || lines.length > 1) sheet.style.setProperty('--columns', String(columns));
  const all = sheetLines(sheet);
  for (const number of lines.slice(1)) {
    const line = all[number];
    const stanza = line?.parentElement;
    const first = stanza && all.find(({ parentElement }) => parentElement === stanza);
    (first === line ? stanza : line)?.setAttribute('data-breaks', '');
  }
}

/** The visible lines of a sheet, on or off screen. */
export const sheetLines = (sheet: HTMLElement): readonly HTMLElement[] =>
  [...sheet.querySelectorAll<HTMLElement>('[data-line]')].filter(isSeen);

/** Whether a line is not blank, and not for screen readers only, which makes it a pixel high. */
export const isSeen = ({ offsetHeight }: HTMLElement): boolean => offsetHeight > 1;

/** The heights of lines below each other, in pixels, each with the space between it and the next one. */
export function heightsOfLines(lines: readonly Element[]): readonly number[] {
  const places = lines.map((line) => line.getBoundingClientRect());
  return places.map(({ top, bottom }, index) => (places[index + 1]?.top ?? bottom) - top);
}

export const sizeOf = (sheet: HTMLElement): number => parseFloat(getComputedStyle(sheet).fontSize);

/** The width of all columns of a sheet; chords and rules may reach into the padding beside them. */
export function widthOf(sheet: HTMLElement): number {
  const { paddingLeft, paddingRight } = getComputedStyle(sheet);
  return sheet.getBoundingClientRect().width - parseFloat(paddingLeft) - parseFloat(paddingRight);
}
