import { weakMapMemoize } from '@reduxjs/toolkit';
import abcjs, { type AbcVisualParams } from 'abcjs';
import { layLines, type Measured } from './layLines';
import { notePlaces } from './tuneText';

/** The size of the page's letters at which everything is drawn in its own size, in pixels. */
const LETTERS = 18;
/** Narrower than that, a staff is made smaller, in pixels. */
const NARROWEST = 220;
/** How close notes may stand beside how close abcjs would have them; words may not let them. */
const CLOSENESS = [0.8, 0.9, 1];
/** So much wider than its room, a staff is better laid out anew than made smaller. */
const TOO_WIDE = 1.03;

const LOOK: AbcVisualParams = {
  ariaLabel: '',
  selectTypes: false,
  paddingleft: 0,
  paddingright: 0,
  paddingtop: 2,
  paddingbottom: 2,
  minPadding: 5,
  // The family is that of the page.
  format: { vocalfont: 'serif 16', annotationfont: 'serif 15 bold' },
};

/** Draws a tune in ABC notation into an element that is laid out, as wide as that and with letters as large as there. */
export function drawStaff(element: HTMLElement, tune: string, label: string): void {
  const scale = parseFloat(getComputedStyle(element).fontSize) / LETTERS;
  const staffwidth = Math.max(NARROWEST, element.clientWidth / scale);
  const measureTune = weakMapMemoize((abc: string) => measure(element, abc));
  const needed = drawLines(element, tune, measureTune, staffwidth);
  // Where a part is wider than a line, all lines become as wide and are made smaller together.
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

/** Draws the lines of a tune as closely as they can stand on a staff so wide; returns how wide they have become. */
function drawLines(
  element: HTMLElement,
  tune: string,
  measureTune: (abc: string) => Measured,
  staffwidth: number,
): number {
  for (const closeness of CLOSENESS) {
    const { text, lineBreaks } = layLines(tune, measureTune, staffwidth, closeness);
    // It takes the breaks of each part between other texts; a tune here is one part.
    abcjs.renderAbc(element, text, { ...LOOK, staffwidth, lineBreaks: [lineBreaks] as unknown as number[] });
    if (sizeOf(element).width < staffwidth * TOO_WIDE) break;
  }
  return sizeOf(element).width;
}

/** What was drawn into an element, and how large it is. */
function sizeOf(element: HTMLElement): { svg: SVGSVGElement; width: number; height: number } {
  const svg = element.querySelector('svg')!;
  return { svg, width: svg.width.baseVal.value, height: svg.height.baseVal.value };
}

/** Lays out a tune without a thought for its lines, and measures it. */
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
