import { areSongsFitted, turnToLine } from '../playing/fitSheet';
import type { Sung } from './playSong';
import './sung.module.css';

/** The name of what is marked in `sung.module.css`. */
const SUNG = 'songbook-sung';
/** Where the line that is sung is kept, as a part of the screen's height. */
const KEPT_AT = 1 / 3;

const lineOnPage = (line: number): HTMLElement | null => document.querySelector(`[data-line="${line}"]`);
const notesOnPage = (place: number | undefined): readonly Element[] => [
  ...document.querySelectorAll(`[data-note="${place}"]`),
];

/** Marks the line, the letters and the notes that are sung, and no others; nothing in the page is moved. */
export function markSung(sung: Sung | null): void {
  const line = sung && lineOnPage(sung.line);
  const marked = new Set<Element>(line ? [line, ...notesOnPage(sung.place)] : []);
  for (const other of document.querySelectorAll('[data-sung]'))
    if (!marked.has(other)) other.removeAttribute('data-sung');
  for (const one of marked) one.setAttribute('data-sung', '');
  // Older browsers mark the line alone.
  if (!('highlights' in CSS)) return;
  const ranges = line ? rangesOf(line, sung.from ?? 0, sung.to ?? 0) : [];
  CSS.highlights.set(SUNG, new Highlight(...ranges));
}

/** The letters of a line on the page, from one of its columns to another; the texts of its pieces join to the line. */
function rangesOf(line: HTMLElement, from: number, to: number): Range[] {
  let column = 0;
  return [...line.querySelectorAll('[data-testid=lyric]')].flatMap(({ firstChild }) => {
    if (!(firstChild instanceof Text)) return [];
    const start = column;
    column += firstChild.length;
    const [first, last] = [Math.max(from, start), Math.min(to, column)];
    if (first >= last) return [];
    const range = new Range();
    range.setStart(firstChild, first - start);
    range.setEnd(firstChild, last - start);
    return [range];
  });
}

/** Where on the page something is sung: its line of the staff where the notes are shown, else its line of the sheet. */
export function placeOf({ line, place }: Sung): Element | null {
  const staffLine = notesOnPage(place)[0]?.parentElement;
  // On the stage there is no staff.
  return staffLine?.getClientRects().length ? staffLine : lineOnPage(line);
}

/** Scrolls the page so that a place stands at a third of the screen's height, as far as the page goes; turns a fitted song to it. */
export function scrollToSung(place: Element): void {
  if (place instanceof HTMLElement && areSongsFitted()) return turnToLine(Number(place.dataset['line']));
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const top = place.getBoundingClientRect().top - KEPT_AT * window.innerHeight;
  window.scrollBy({ top, behavior: isStill ? 'instant' : 'smooth' });
}
