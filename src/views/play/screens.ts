import { sheetLines, sizeOf, widthOf } from '../sheet/setSheet';
import { COLUMN_GAP } from '../sheet/typeset';

/** The shown screen of a sheet on the stage, counted from 1, and the number of screens. */
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

/** Shows the screen of the stage that holds a part of the song. */
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

/** Turns a song on the stage by a screen; false at its ends. */
export function turnScreen(sheet: HTMLElement, direction: 1 | -1): boolean {
  if (sheet.clientWidth === 0) return false;
  const { shown, count } = screensOf(sheet);
  if (shown === (direction === 1 ? count : 1)) return false;
  // To its own place: steps from rounded places would add up to a screen that is never shown.
  sheet.scrollTo({ left: (shown - 1 + direction) * stepOf(sheet), behavior: 'instant' });
  return true;
}

const gapOf = (sheet: HTMLElement): number => COLUMN_GAP * sizeOf(sheet);

const stepOf = (sheet: HTMLElement): number => widthOf(sheet) + gapOf(sheet);
