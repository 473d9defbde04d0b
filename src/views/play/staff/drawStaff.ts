import { weakMapMemoize } from '@reduxjs/toolkit';
import abcjs, { type AbcVisualParams } from 'abcjs';
import { layLines, type Measured } from './layLines';
import { notePlaces } from './tuneText';

/** The size of the page's letters, in pixels, at which the staff is not scaled. */
const LETTERS = 18;
/** The least width of a staff, in pixels; in a narrower place it is scaled down. */
const NARROWEST = 220;
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
  format: { vocalfont: 'serif 16', annotationfont: 'serif 15 bold' },
};

/** Draws a tune in ABC notation into an element that is laid out, at its width and the size of its letters. */
export function drawStaff(element: HTMLElement, tune: string, label: string): void {
  const scale = parseFloat(getComputedStyle(element).fontSize) / LETTERS;
  const staffwidth = Math.max(NARROWEST, element.clientWidth / scale);
  const measureTune = weakMapMemoize((abc: string) => measure(element, abc));
  const needed = drawLines(element, tune, measureTune, staffwidth);
  // If a part is wider than a line, all lines become as wide and are scaled down together.
  if (needed > staffwidth * TOO_WIDE) drawLines(element, tune, measureTune, needed);
  const { svg, width, height } = sizeOf(element);
  svg.setAttribute('viewBox', `0 0 ${width} ${height}`);
  svg.setAttribute('width', String(width * scale));
  svg.setAttribute('height', String(height * scale));
  svg.setAttribute('aria-label', label);
  const places = notePlaces(tune);
  svg.querySelectorAll('[data-name="note"]').forEach((note, index) => {
    note.setAttribute('data-note', String(places[index]));
  });
  element.removeAttribute('style');
}

/** Draws the lines of a tune as closely as fits a staff of this width; returns the width of the drawing. */
function drawLines(
  element: HTMLElement,
  tune: string,
  measureTune: (abc: string) => Measured,
  staffwidth: number,
): number {
  for (const closeness of CLOSENESS) {
    const { text, lineBreaks } = layLines(tune, measureTune, staffwidth, closeness);
    // abcjs takes the breaks of each part between other texts; a tune here is one part.
    abcjs.renderAbc(element, text, { ...LOOK, staffwidth, lineBreaks: [lineBreaks] as unknown as number[] });
    if (sizeOf(element).width < staffwidth * TOO_WIDE) break;
  }
  return sizeOf(element).width;
}

function sizeOf(element: HTMLElement): { svg: SVGSVGElement; width: number; height: number } {
  const svg = element.querySelector('svg')!;
  return { svg, width: svg.width.baseVal.value, height: svg.height.baseVal.value };
}

/** Lays out a tune, with any line breaks, and measures it. */
function measure(element: HTMLElement, abc: string): Measured {
  const [tune] = abcjs.renderAbc(element, abc, {
    ...LOOK,
    staffwidth: NARROWEST,
    wrap: { minSpacing: 1, maxSpacing: 2, preferredMeasuresPerLine: 1 },
  });
  const [{ widths }] = (
    tune as unknown as { explanation: [{ widths: { left: number; measureWidths: readonly number[] } }] }
  ).explanation;
  return { head: widths.left, bars: widths.measureWidths };
}
