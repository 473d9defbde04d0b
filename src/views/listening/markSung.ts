import type { SungNote } from '../../catalogue/singing';
import './sung.module.css';

/** The name of what is marked in `sung.module.css`. */
const SUNG = 'songbook-sung';
/** Where a sung line is kept while the page scrolls along, as a part of the screen's height, and where it may be. */
const [KEPT_AT, HIGHEST, LOWEST] = [1 / 3, 0.12, 0.6];

const lineOnPage = (line: number): HTMLElement | null => document.querySelector(`[data-line="${line}"]`);

/** Marks the line and the letters that are sung, and no others; nothing in the page is moved. */
export function markSung(note: Pick<SungNote, 'line' | 'from' | 'to'> | null): void {
  const line = note && lineOnPage(note.line);
  for (const other of document.querySelectorAll('[data-sung]'))
    if (other !== line) other.removeAttribute('data-sung');
  line?.setAttribute('data-sung', '');
  // Older browsers mark the line alone.
  if (!('highlights' in CSS)) return;
  const ranges = line ? rangesOf(line, note.from, note.to) : [];
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

/** Scrolls the page so that a line that begins to be sung is in view. */
export function scrollToSung(line: number): void {
  const place = lineOnPage(line)?.getBoundingClientRect();
  const { innerHeight } = window;
  if (!place || (place.top > HIGHEST * innerHeight && place.bottom < LOWEST * innerHeight)) return;
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollBy({ top: place.top - KEPT_AT * innerHeight, behavior: isStill ? 'instant' : 'smooth' });
}
