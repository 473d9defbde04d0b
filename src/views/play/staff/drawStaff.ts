import { weakMapMemoize } from '@reduxjs/toolkit';
import abcjs, { type AbcVisualParams } from 'abcjs';
import { layLines, type Measured } from './layLines';
import { notePlaces, type DrawnTune } from './tuneText';

/** The size of the page's letters, in pixels, at which the staff is not scaled. */
export const LETTERS = 18;
/** The least width of a staff, in pixels; in a narrower place it is scaled down. */
const NARROWEST = 220;
/** More than any tune is wide or has bars. */
const WIDEST = 99_999;
/** The note spacings to try, as factors of the spacing of abcjs; words may prevent the closer ones. */
const CLOSENESS = [0.8, 0.9, 1];
/** A staff wider than its room by this factor is laid out again instead of scaled down. */
const TOO_WIDE = 1.03;

const LOOK: AbcVisualParams = {
  ariaLabel: '',
  selectTypes: false,
  paddingleft: 0,
  paddingright: 0,
  paddingtop: 2,
  paddingbottom: 2,
  minPadding: 5,
  // The style sheet sets the font family of the page.
  format: { vocalfont: 'serif 16', annotationfont: 'serif 15 bold', measurefont: 'serif 11' },
};

/** Draws a tune into an element that is laid out, at its width and the size of its letters. */
export function drawStaff(element: HTMLElement, tune: DrawnTune, label: string): void {
  const scale = parseFloat(getComputedStyle(element).fontSize) / LETTERS;
  const { svg, width, height } = layStaff(
    element,
    tune,
    Math.max(NARROWEST, element.clientWidth / scale),
    measureIn(element),
  );
  svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
  svg.setAttribute('width', String(width * scale));
  svg.setAttribute('height', String(height * scale));
  svg.setAttribute('aria-label', label);
  const places = notePlaces(tune.abc);
  svg.querySelectorAll('[data-name="note"]').forEach((note, index) => {
    note.setAttribute('data-note', String(places[index]));
  });
}

type MeasureTune = (abc: string) => Measured;

/** Draws a tune, not scaled, on a staff of this width; returns the drawing and its size. */
export function layStaff(
  element: HTMLElement,
  tune: DrawnTune,
  staffwidth: number,
  measureTune: MeasureTune,
): ReturnType<typeof sizeOf> {
  const needed = drawLines(element, tune, measureTune, staffwidth);
  // If a part is wider than a line, all lines become as wide and are scaled down together.
  if (needed > staffwidth * TOO_WIDE) drawLines(element, tune, measureTune, needed);
  element.removeAttribute('style');
  return sizeOf(element);
}

/** Measures tunes in an element that is laid out, each once. */
export const measureIn = (element: HTMLElement): MeasureTune =>
  weakMapMemoize((abc: string) => measure(element, abc));

/** Draws the lines of a tune as closely as fits a staff of this width; returns the width of the drawing. */
function drawLines(
  element: HTMLElement,
  { abc, firstBar }: DrawnTune,
  measureTune: MeasureTune,
  staffwidth: number,
): number {
  for (const closeness of CLOSENESS) {
    const { text, lineBreaks, firstBars } = layLines(abc, measureTune, staffwidth, closeness);
    abcjs.renderAbc(element, text, {
      ...LOOK,
      staffwidth,
      // abcjs takes the breaks of each part between other texts; a tune here is one part.
      lineBreaks: [lineBreaks] as unknown as number[],
      // Its own numbers would count upbeats and broken bars.
      afterParsing: (drawn) => {
        firstBars.forEach((bar, line) => {
          const number = firstBar !== null && bar !== undefined ? bar + firstBar : 0;
          if (line > 0 && number > 0) Object.assign(drawn.lines[line]!.staff![0]!, { barNumber: number });
        });
        return drawn;
      },
    });
    if (sizeOf(element).width < staffwidth * TOO_WIDE) break;
  }
  return sizeOf(element).width;
}

/** The lines of a drawn staff. */
export const linesOf = (element: Element): readonly SVGGElement[] => [
  ...element.querySelectorAll<SVGGElement>('svg > g'),
];

function sizeOf(element: HTMLElement): { svg: SVGSVGElement; width: number; height: number } {
  const svg = element.querySelector('svg')!;
  return { svg, width: svg.width.baseVal.value, height: svg.height.baseVal.value };
}

/** Lays out a tune, on as few lines as it can, because that is fastest, and measures it. */
function measure(element: HTMLElement, abc: string): Measured {
  const [tune] = abcjs.renderAbc(element, abc, {
    ...LOOK,
    staffwidth: WIDEST,
    wrap: { minSpacing: 1, maxSpacing: 2, preferredMeasuresPerLine: WIDEST },
  });
  const [{ widths }] = (
    tune as unknown as { explanation: [{ widths: { left: number; measureWidths: readonly number[] } }] }
  ).explanation;
  return {
    head: widths.left,
    bars: widths.measureWidths,
    height: sizeOf(element).height / linesOf(element).length,
  };
}
