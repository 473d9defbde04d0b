import { scrollFolded } from '../ui/folding';
import { COLUMN_GAP, fitColumns } from './fitColumns';
import { heightOverBars, sheetLines } from './sheetOnScreen';

/** The size of letters while a sheet is measured, in pixels. */
const MEASURING = 20;
/** How small and how large the letters of a fitted song may be beside those chosen for reading. */
const SMALLEST = 0.85;
const LARGEST = 2.5;
/** What is kept free below a fitted song, in pixels, as `song/Sheet.module.css` has it. */
const MARGIN = 28;
/** The part of a screen that is the least for a song to stand in below what is above it. */
const LEAST = 1 / 3;
/** Lines are rounded to whole pixels: by so much letters shrink at a time until all of them fit, and no further. */
const SHRINKING = 0.985;
const SHRUNK = 0.9;

/** How a song stands that was fitted: the screen that is shown, counted from 1, and how many there are. */
export interface Screens {
  readonly shown: number;
  readonly count: number;
}

/** Gives a sheet the columns and the letters at which it fits the screen, and what is left of the screen's height. */
export function fitSheet(sheet: HTMLElement): void {
  const { style } = sheet;
  style.removeProperty('--fit-size');
  const usual = sizeOf(sheet);
  const place = sheet.getBoundingClientRect();
  const screen = heightOverBars([place]) - MARGIN;
  const left = screen - place.top - window.scrollY;
  // A song that has next to nothing left to it is scrolled to.
  const height = Math.max(usual, left < screen * LEAST ? screen : left);
  const fit = fitColumns(measure(sheet), {
    width: widthOf(sheet),
    height,
    smallest: usual * SMALLEST,
    largest: usual * LARGEST,
  });
  style.setProperty('--fit-columns', String(fit.columns));
  style.setProperty('--fit-height', `${height + MARGIN}px`);
  let { size } = fit;
  const setSize = (): void => style.setProperty('--fit-size', `${size}px`);
  setSize();
  while (screensOf(sheet).count > fit.screens && size > fit.size * SHRUNK) {
    size *= SHRINKING;
    setSize();
  }
  style.setProperty('--fit', 'visible');
}

/** What of a sheet stands together in a column. */
export const stanzasOf = (sheet: HTMLElement): readonly Element[] => [
  ...sheet.querySelectorAll('p, [role=group]'),
];

/** The heights of a sheet's stanzas and the width of its longest line, in sizes of the letters. */
function measure(sheet: HTMLElement): { stanzas: readonly number[]; width: number } {
  const { style } = sheet;
  style.setProperty('--fit-size', `${MEASURING}px`);
  style.setProperty('--fit-columns', 'auto');
  style.width = 'max-content';
  const measured = {
    stanzas: stanzasOf(sheet).map((stanza) => stanza.getBoundingClientRect().height / MEASURING),
    width: widthOf(sheet) / MEASURING,
  };
  style.width = '';
  return measured;
}

/** Which screen of a fitted sheet is shown, and how many there are. */
export function screensOf(sheet: HTMLElement): Screens {
  // A chord may reach out of the last column, but no further than the next one would stand.
  const beyond = Math.max(0, sheet.scrollWidth - sheet.clientWidth - gapOf(sheet));
  const count = 1 + Math.ceil(beyond / stepOf(sheet));
  return { shown: Math.min(count, 1 + Math.ceil((sheet.scrollLeft - 1) / stepOf(sheet))), count };
}

/** The number of a line on the shown screen: that of the line given, or else of the first one. */
export function lineShown(sheet: HTMLElement, kept: number): number {
  const { shown } = screensOf(sheet);
  const numbers = sheetLines(sheet)
    .filter((line) => screenOf(sheet, line) === shown)
    .map(numberOf);
  return numbers.includes(kept) ? kept : (numbers[0] ?? kept);
}

/** Turns a fitted song to a line, by its number, and the page to the song. */
export function turnToLine(sheet: HTMLElement, number: number): void {
  showLine(sheet, number);
  bringIntoView(sheet);
}

/** Shows the screen of a fitted song on which a line stands, by its number. */
export function showLine(sheet: HTMLElement, number: number): void {
  const line = sheetLines(sheet).find((one) => numberOf(one) >= number);
  if (line) sheet.scrollLeft = (screenOf(sheet, line) - 1) * stepOf(sheet);
}

/** The screen, counted from 1, on which a line begins; a rule beside it reaches into the gap before. */
function screenOf(sheet: HTMLElement, line: HTMLElement): number {
  const from = line.getBoundingClientRect().left - sheet.getBoundingClientRect().left + sheet.scrollLeft;
  return 1 + Math.floor((from + gapOf(sheet) / 2) / stepOf(sheet));
}

const numberOf = ({ dataset }: HTMLElement): number => Number(dataset['line']);

/** Turns a fitted song by a screen, or only brings back one that is hardly seen; returns false at its end, or at its beginning. */
export function turnFitted(sheet: HTMLElement, direction: 1 | -1): boolean {
  const { shown, count } = screensOf(sheet);
  if (bringIntoView(sheet) > sheet.clientHeight / 2) return true;
  if (shown === (direction === 1 ? count : 1)) return false;
  sheet.scrollBy({ left: direction * stepOf(sheet), behavior: 'instant' });
  return true;
}

/** Scrolls the page to where a fitted sheet stands over the bars; returns how far it was from there, in pixels. */
function bringIntoView(sheet: HTMLElement): number {
  const place = sheet.getBoundingClientRect();
  const way = place.bottom - heightOverBars([place]);
  if (Math.abs(way) > 1) scrollFolded(way);
  return Math.abs(way);
}

const sizeOf = (sheet: HTMLElement): number => parseFloat(getComputedStyle(sheet).fontSize);

const gapOf = (sheet: HTMLElement): number => COLUMN_GAP * sizeOf(sheet);

const stepOf = (sheet: HTMLElement): number => widthOf(sheet) + gapOf(sheet);

/** The width of all columns of a screen; chords and rules may reach into what is beside them. */
function widthOf(sheet: HTMLElement): number {
  const { paddingLeft, paddingRight } = getComputedStyle(sheet);
  return sheet.clientWidth - parseFloat(paddingLeft) - parseFloat(paddingRight);
}
