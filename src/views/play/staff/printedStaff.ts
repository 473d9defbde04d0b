import { layStaff, LETTERS, linesOf, measureIn } from './drawStaff';
import { layLines } from './layLines';
import styles from './Staff.module.css';
import type { DrawnTune } from './tuneText';

/** How closely notes are expected to stand, as a factor of the spacing of abcjs. */
const CLOSENESS = 0.9;

/** A staff on paper: its width and the heights of its lines, in ems of the page's letters. */
export interface StaffSize {
  readonly width: number;
  readonly heights: readonly number[];
}

/** A drawn staff, with a drawing of each of its lines. */
export interface PrintedStaff extends StaffSize {
  readonly systems: readonly HTMLElement[];
}

/**
 * Draws a tune for paper, within an element that is laid out. `choose` gets the sizes that the staff will about have at
 * each of the widths, and returns the index of the one to draw.
 */
export function printStaff(
  place: HTMLElement,
  tune: DrawnTune,
  widths: readonly number[],
  choose: (sizes: readonly StaffSize[]) => number,
): PrintedStaff {
  const table = place.appendChild(drawingPlace());
  // Nothing else is laid out again with it.
  Object.assign(table.style, { position: 'fixed', contain: 'strict', visibility: 'hidden' });
  const measureTune = measureIn(table);
  const { height } = measureTune(tune.abc);
  const sizes = widths.map((width) => {
    const { lineBreaks } = layLines(tune.abc, measureTune, width * LETTERS, CLOSENESS);
    return { width, heights: [height, ...lineBreaks.map(() => height)].map((pixels) => pixels / LETTERS) };
  });
  const { svg, width: staffwidth } = layStaff(table, tune, widths[choose(sizes)]! * LETTERS, measureTune);
  const lines = linesOf(table).map((line) => ({ line, box: line.getBBox() }));
  // The last bar line of a line may stand out.
  const width = Math.max(staffwidth, ...lines.map(({ box }) => box.x + box.width));
  const systems = lines.map(({ line, box }) => {
    const own = svg.cloneNode(false) as SVGSVGElement;
    own.setAttribute('viewBox', `0 ${box.y} ${width} ${box.height}`);
    own.setAttribute('width', `${width / LETTERS}em`);
    own.setAttribute('height', `${box.height / LETTERS}em`);
    own.append(line);
    const drawing = drawingPlace();
    drawing.append(own);
    return drawing;
  });
  table.remove();
  return {
    width: width / LETTERS,
    heights: lines.map(({ box }) => box.height / LETTERS),
    systems,
  };
}

function drawingPlace(): HTMLElement {
  const place = document.createElement('div');
  place.className = styles.drawing!;
  return place;
}
