import { openScreen, toolsOver } from './sheetOnScreen';
import { COLUMN_GAP, sizeWithFewestWraps, typeset, type Room } from './typeset';

/** How far letters may give way, as a factor of the chosen size: to 15.4 pixels on a phone, to 16 elsewhere. */
const GIVING_WAY = { phone: 0.875, elsewhere: 10 / 11 };
/** The largest letters on the stage, as a factor of the chosen size. */
const LARGEST = 2.5;
/** The free space below a song that is whole on the screen, in pixels; on the stage as in `Sheet.module.css`. */
const MARGIN = { page: 28, stage: 6 };
/** The height, in pixels, by which a column may be higher than measured. */
export const ROUNDING = 5;
/** The height, in ems, by which a line may be higher than measured: browsers round what is above and below its letters. */
const LINE_ROUNDING = 0.05;
/** The width of a screen from which a song may have columns on its page, in rems. */
const WIDE = 48;
/** The free space above a row of columns to which the page is scrolled, in pixels. */
export const ROW_MARGIN = 8;

/**
 * Sets a sheet: measures its lines in one go, and writes size, columns and breaks to it. On the stage a song takes the
 * screen; on its page it has columns on a wide screen, in rows of them, each at most a screen high, if it is not all in view.
 */
export function setSheet(sheet: HTMLElement): void {
  const onStage = isOnStage();
  sheet.dataset['set'] = 'screen';
  // Margins do not grow with letters, so that a line takes no more of its room in smaller ones.
  const scale = onStage ? LARGEST : 1;
  const song = measure(sheet, `calc(${scale} * var(--text))`);
  const largest = song.size;
  const usual = largest / scale;
  const place = sheet.getBoundingClientRect();
  // On phones a browser lays the page out before it tells the window's size; here it has.
  sheet.dataset['window'] = windowSize();
  // A player that comes and goes sets a song anew on the stage alone.
  const screen = onStage ? openScreen([place]).bottom : window.innerHeight - toolsOver([place]);
  const margin = onStage ? MARGIN.stage : MARGIN.page;
  const height = Math.max(usual, screen - margin - place.top - window.scrollY);
  const isPhone = Math.min(window.innerWidth, window.innerHeight) < 480;
  const smallest = usual * (isPhone ? GIVING_WAY.phone : GIVING_WAY.elsewhere);
  const { indent } = song;
  const room = { width: place.width - song.padding, height: height - ROUNDING, smallest, largest, indent };
  if (onStage) {
    write(sheet, song.lines, typesetWrapped(sheet, song, room, usual));
    sheet.style.setProperty('--height', `${height + margin}px`);
    return;
  }
  const set = isWide() ? typesetInRows(song, room, screen - ROW_MARGIN - ROUNDING) : null;
  if (!set) {
    const size = sizeWithFewestWraps(song.widths, { ...room, width: room.width - indent });
    write(sheet, song.lines, { size, columns: 1, screens: [] });
    return;
  }
  write(sheet, song.lines, set);
  const ems = set.columns * song.width + (set.columns - 1) * COLUMN_GAP;
  if (set.columns > 1)
    sheet.style.setProperty('--width', `${ems * set.size + set.columns * indent + song.padding + 1}px`);
}

/** The size of the window in pixels, which `data-window` names on a sheet that is set for it. */
export const windowSize = (): string => `${window.innerWidth}×${window.innerHeight}`;

export const isOnStage = (): boolean => document.documentElement.matches('[data-stage]');

const hasMeaning = (sheet: HTMLElement): boolean => sheet.querySelector('[data-meant]') !== null;

const isWide = (): boolean => window.matchMedia(`(min-width: ${WIDE}rem)`).matches;

type Measures = ReturnType<typeof measure>;
type Typeset = Pick<ReturnType<typeof typeset>, 'size' | 'columns' | 'screens'>;

/**
 * Sets a song on the stage. Where its longest line is wider than the screen, lines wrap: then it is measured as it wraps, in
 * the chosen letters, or in smaller ones if these save a screen. The smallest letters are for a line that needs them alone.
 */
function typesetWrapped(sheet: HTMLElement, song: Measures, room: Room, usual: number): Typeset {
  const least = GIVING_WAY.elsewhere * usual;
  const fitting = room.width / song.width;
  if (fitting >= room.smallest)
    return typeset(song, { ...room, smallest: Math.max(room.smallest, Math.min(least, fitting)) });
  const wrapped = [usual, least].map((size) => {
    const { blocks, gap } = measure(sheet, `${size}px`, '');
    return typeset({ blocks, gap, width: room.width / size }, { ...room, smallest: size, largest: size });
  });
  return wrapped.reduce((best, one) => (one.screens.length < best.screens.length ? one : best));
}

/** Sets a song as a whole in its room, else in rows of columns of a height; null if it is then in one column. */
function typesetInRows(song: Measures, room: Room, height: number): Typeset | null {
  const whole = typeset(song, room);
  if (whole.screens.length === 1) return whole;
  const rows = typeset(song, { ...room, height });
  return rows.columns > 1 ? rows : null;
}

/** The style of lines that do not wrap. */
export const IN_ONE_ROW = '--line-width: max-content; --spaces: pre';

/**
 * Measures a sheet in letters of a size, by default with each line in one row, which may leave the sheet. All lengths but
 * `size` and `padding` are in ems.
 */
export function measure(
  sheet: HTMLElement,
  letters: string,
  lineStyle = IN_ONE_ROW,
  lineRounding = LINE_ROUNDING,
) {
  sheet.style.cssText = `font-size: ${letters}; columns: auto; ${lineStyle}`;
  for (const part of sheet.querySelectorAll('[data-breaks]')) part.removeAttribute('data-breaks');
  const size = sizeOf(sheet);
  const lines = sheetLines(sheet);
  const { paddingLeft, paddingRight } = getComputedStyle(sheet);
  // A sheet on the stage may be scrolled sideways while it is measured.
  const left = sheet.getBoundingClientRect().left + parseFloat(paddingLeft) - sheet.scrollLeft;
  const indent = indentOf(sheet);
  const widths = lines.map((line) => (line.getBoundingClientRect().right - left - indent) / size);
  const width = Math.max(...widths);
  // What a line means has the width of its column.
  if (lineStyle && hasMeaning(sheet)) sheet.style.setProperty('--line-width', `${width}em`);
  const blocks = drawnBlocks(sheet).map((stanzas) =>
    heightsOfLines(lines.filter(({ parentElement }) => stanzas.includes(parentElement!))).map(
      (height) => height / size + lineRounding,
    ),
  );
  return {
    size,
    lines,
    widths,
    indent,
    padding: parseFloat(paddingLeft) + parseFloat(paddingRight),
    blocks: blocks.filter(({ length }) => length > 0),
    gap: parseFloat(getComputedStyle(sheet.querySelector('[role=group]') ?? sheet).marginBottom) / size || 0,
    width,
  };
}

/** The room before the lines of a column that does not grow with letters, as on wide screens, in pixels. */
function indentOf(sheet: HTMLElement): number {
  const stanza = sheet.querySelector('[role=group]');
  const grows = sheet.dataset['set'] === 'paper' || isOnStage() || !isWide();
  return stanza && !grows ? parseFloat(getComputedStyle(stanza).paddingLeft) : 0;
}

/** The stanzas of a drawn sheet that stay together. */
export function drawnBlocks(sheet: Element): readonly (readonly Element[])[] {
  const stanzas = Array.from(sheet.querySelectorAll('[role=group]'));
  const blocks = new Set(stanzas.map(({ parentElement }) => parentElement!));
  return Array.from(blocks, ({ children }) => [...children]);
}

/** Writes letters, columns and the places where they break to a sheet with these visible lines. */
export function write(
  sheet: HTMLElement,
  lines: readonly HTMLElement[],
  { size, columns, screens }: Typeset,
): void {
  const { style } = sheet;
  style.cssText = `--size: ${size}px`;
  const firstLines = screens.flatMap((filled) =>
    filled.map(([[first] = [0, 0]], column) => ({ line: lines[first], breaks: column === 0 ? 'row' : '' })),
  );
  // With a count of 1 and no width, WebKit makes no columns.
  if (firstLines.length > 1) style.setProperty('--columns', `${columns} 1px`);
  for (const { line, breaks } of firstLines.slice(1)) {
    const stanza = line?.parentElement;
    const isFirst = lines.find(({ parentElement }) => parentElement === stanza) === line;
    (isFirst ? stanza : line)?.setAttribute('data-breaks', breaks);
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
