import { SETTING_OPTIONS, type SettingValues } from '../../state';
import { scrollFolded } from '../ui';
import { COLUMN_GAP, fitColumns, type Fitted } from './fitColumns';
import { heightOverBars, sheetLines } from './sheetOnScreen';

/** The size of letters while a sheet is measured, in pixels. */
const MEASURING = 20;
/** The sizes for reading by which the letters of a fitted song may be smaller than the chosen size. */
const STEPS_BELOW = 2;
/** The largest letters of a fitted song, as a factor of the chosen size. */
const LARGEST = 2.5;
/** The free space below a fitted song, in pixels, as in `sheet/Sheet.module.css`. */
const MARGIN = 28;
/** The least part of the screen that a song may have below the content above it. */
const LEAST = 1 / 3;
/** Letters shrink by the first factor at a time, at most to the second: lines and letters are rounded to whole pixels. */
const SHRINKING = 0.985;
const SHRUNK = 0.9;

/** Sets the columns and letters at which a sheet fits the screen, and gives it the rest of the screen's height. */
export function fitSheet(sheet: HTMLElement, textSize: TextSize): void {
  const { style } = sheet;
  style.removeProperty('--fit-size');
  const usual = sizeOf(sheet);
  const place = sheet.getBoundingClientRect();
  const screen = heightOverBars([place]) - MARGIN;
  const left = screen - place.top - window.scrollY;
  // With too little height left, the song takes the whole screen and is scrolled to.
  const height = Math.max(usual, left < screen * LEAST ? screen : left);
  const width = widthOf(sheet);
  const smallest = (usual * sizeBelow(textSize)) / textSize;
  const song = measure(sheet);
  const fit = fitColumns(song, { width, height, smallest, largest: usual * LARGEST });
  style.setProperty('--fit-columns', String(fit.columns));
  style.setProperty('--fit-height', `${height + MARGIN}px`);
  let { size } = fit;
  const setSize = (): void => style.setProperty('--fit-size', `${size}px`);
  setSize();
  const isTooLarge = (): boolean =>
    screensOf(sheet).count > fit.screens ||
    (song.width * smallest <= width && isWrapped(sheet, song.lines, size));
  const least = Math.max(smallest, fit.size * SHRUNK);
  while (size > least && isTooLarge()) {
    size = Math.max(least, size * SHRINKING);
    setSize();
  }
  style.setProperty('--fit', 'visible');
}

export type TextSize = SettingValues['textSize'];

const sizeBelow = (textSize: TextSize): TextSize => {
  const { textSize: sizes } = SETTING_OPTIONS;
  return sizes[Math.max(0, sizes.indexOf(textSize) - STEPS_BELOW)]!;
};

/** The parts of a sheet that stay together in a column. */
export const stanzasOf = (sheet: HTMLElement): readonly Element[] => [
  ...sheet.querySelectorAll('p, [role=group]'),
];

/** The heights of a sheet's stanzas and lines and the width of its longest line, in ems, while no line wraps. */
function measure(sheet: HTMLElement): Fitted & { readonly lines: readonly number[] } {
  const { style } = sheet;
  style.setProperty('--fit-size', `${MEASURING}px`);
  style.setProperty('--fit-columns', 'auto');
  style.width = 'max-content';
  const measured = {
    stanzas: stanzasOf(sheet).map((stanza) => stanza.getBoundingClientRect().height / MEASURING),
    lines: sheetLines(sheet).map(({ offsetHeight }) => offsetHeight / MEASURING),
    width: widthOf(sheet) / MEASURING,
  };
  style.width = '';
  return measured;
}

/** Whether a line is higher, in letters of a size, than it was measured. */
const isWrapped = (sheet: HTMLElement, measured: readonly number[], size: number): boolean =>
  sheetLines(sheet).some(({ offsetHeight }, index) => offsetHeight / size > (measured[index] ?? 0) + 1);

/** The shown screen of a fitted sheet, counted from 1, and the number of screens. */
export function screensOf(sheet: HTMLElement) {
  // A chord may reach out of the last column, but not as far as the next column would begin.
  const beyond = Math.max(0, sheet.scrollWidth - sheet.clientWidth - gapOf(sheet));
  const count = 1 + Math.ceil(beyond / stepOf(sheet));
  return { shown: Math.min(count, 1 + Math.ceil((sheet.scrollLeft - 1) / stepOf(sheet))), count };
}

/** The number of a line on the shown screen: `kept` if it is there, else that of the first line. */
export function lineShown(sheet: HTMLElement, kept: number): number {
  const { shown } = screensOf(sheet);
  const numbers = sheetLines(sheet)
    .filter((line) => screenOf(sheet, line) === shown)
    .map(numberOf);
  return numbers.includes(kept) ? kept : (numbers[0] ?? kept);
}

/** Turns a fitted song to a line, by its number, and scrolls the page to the song. */
export function turnToLine(sheet: HTMLElement, number: number): void {
  showLine(sheet, number);
  bringIntoView(sheet);
}

/** Shows the screen of a fitted song that holds a line, by its number. */
export function showLine(sheet: HTMLElement, number: number): void {
  const line = lineOf(sheet, number);
  if (line) showPart(sheet, line);
}

/** Shows the screen of a fitted song that holds a part of it. */
export function showPart(sheet: HTMLElement, part: Element): void {
  sheet.scrollLeft = (screenOf(sheet, part) - 1) * stepOf(sheet);
}

/** The line with a number, or the next one that is shown. */
export const lineOf = (sheet: HTMLElement, number: number): HTMLElement | undefined =>
  sheetLines(sheet).find((line) => numberOf(line) >= number);

/** The screen, counted from 1, on which a part begins; a rule beside a line may reach into the gap before it. */
function screenOf(sheet: HTMLElement, part: Element): number {
  const from = part.getBoundingClientRect().left - sheet.getBoundingClientRect().left + sheet.scrollLeft;
  return 1 + Math.floor((from + gapOf(sheet) / 2) / stepOf(sheet));
}

/** The number of a line's row. */
export const numberOf = ({ dataset }: HTMLElement): number => Number(dataset['row'] ?? dataset['line']);

/** Turns a fitted song by a screen, or scrolls to it if it is hardly in view; false at its ends. */
export function turnFitted(sheet: HTMLElement, direction: 1 | -1): boolean {
  if (sheet.clientWidth === 0) return false;
  const { shown, count } = screensOf(sheet);
  if (bringIntoView(sheet) > sheet.clientHeight / 2) return true;
  if (shown === (direction === 1 ? count : 1)) return false;
  sheet.scrollBy({ left: direction * stepOf(sheet), behavior: 'instant' });
  return true;
}

/** Scrolls the page so that a fitted sheet ends above the bars; returns how far it was from there, in pixels. */
function bringIntoView(sheet: HTMLElement): number {
  const place = sheet.getBoundingClientRect();
  const way = place.bottom - heightOverBars([place]);
  if (Math.abs(way) > 1) scrollFolded(way);
  return Math.abs(way);
}

const sizeOf = (sheet: HTMLElement): number => parseFloat(getComputedStyle(sheet).fontSize);

const gapOf = (sheet: HTMLElement): number => COLUMN_GAP * sizeOf(sheet);

const stepOf = (sheet: HTMLElement): number => widthOf(sheet) + gapOf(sheet);

/** The width of all columns of a screen; chords and rules may reach into the padding beside them. */
function widthOf(sheet: HTMLElement): number {
  const { paddingLeft, paddingRight } = getComputedStyle(sheet);
  return sheet.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
}
