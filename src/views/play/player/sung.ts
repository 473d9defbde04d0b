import { useEffect, useEffectEvent, useRef } from 'react';
import { CHORD_ELEMENT, useSongElements, type SongElements } from '../../songElements';
import { claimAutoScroll } from '../../ui';
import { numberOf, turnToLine } from '../fitSheet';
import { useIsFitted } from '../useIsFitted';
import type { Sung } from './playSong';
import './sung.module.css';

const SUNG = 'songbook-sung';
/** Where the sung line is kept, as a fraction of the screen's height. */
const KEPT_AT = 1 / 3;

/** The element of a sung line: its row, or the written line where a recalled refrain is not shown in full. */
function lineIn({ sheet }: SongElements, { row, line }: Sung): HTMLElement | null {
  const find = (selector: string) => sheet.current?.querySelector<HTMLElement>(selector);
  return find(`[data-row="${row}"]`) ?? find(`[data-line="${line}"]`) ?? null;
}

const notesIn = ({ staff }: SongElements, place: number | undefined): readonly Element[] => [
  ...(staff.current?.querySelectorAll(`[data-note="${place}"]`) ?? []),
];

/** Marks the sung line, letters and notes, and removes all other marks; nothing in the page is moved. */
export function markSung(elements: SongElements, sung: Sung | null): void {
  const line = sung && lineIn(elements, sung);
  const marked = new Set<Element>(line ? [line, ...notesIn(elements, sung.place)] : []);
  for (const { current } of [elements.sheet, elements.staff])
    for (const other of current?.querySelectorAll('[data-sung]') ?? [])
      if (!marked.has(other)) other.removeAttribute('data-sung');
  for (const one of marked) one.setAttribute('data-sung', '');
  // Older browsers mark the line alone.
  if (!('highlights' in CSS)) return;
  const ranges = line ? rangesOf(line, sung.from ?? 0, sung.to ?? 0) : [];
  CSS.highlights.set(SUNG, new Highlight(...ranges));
}

/** The words of a line, without its chords and the Latin letters under it. */
function wordsOf(line: HTMLElement): readonly Text[] {
  const words: Text[] = [];
  const texts = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  for (let text = texts.nextNode(); text; text = texts.nextNode())
    if (text instanceof Text && !text.parentElement?.closest(`${CHORD_ELEMENT}, [lang=hy-Latn]`))
      words.push(text);
  return words;
}

/** The ranges of a line's letters between two of its columns; the joined text nodes are the line. */
function rangesOf(line: HTMLElement, from: number, to: number): Range[] {
  let column = 0;
  return wordsOf(line).flatMap((text) => {
    const start = column;
    column += text.length;
    const [first, last] = [Math.max(from, start), Math.min(to, column)];
    if (first >= last) return [];
    const range = new Range();
    range.setStart(text, first - start);
    range.setEnd(text, last - start);
    return [range];
  });
}

/** The element where something is sung: its line of the staff if the notes are shown, else its line of the sheet. */
function placeOf(elements: SongElements, sung: Sung): Element | null {
  const staffLine = notesIn(elements, sung.place)[0]?.parentElement;
  // On the stage the staff is hidden.
  return staffLine?.getClientRects().length ? staffLine : lineIn(elements, sung);
}

/** Scrolls the page so that a place is at a third of the screen's height, as far as the page goes. */
function scrollToSung(place: Element): void {
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const top = place.getBoundingClientRect().top - KEPT_AT * window.innerHeight;
  window.scrollBy({ top, behavior: isStill ? 'instant' : 'smooth' });
}

/** Scrolls or turns to the sung line, if any is sung, until another scroller takes over; returns a function to start again. */
export function useSungInView(sung: Sung | null, isSung: boolean): () => void {
  const elements = useSongElements();
  const isFitted = useIsFitted();
  const shown = useRef<Element | null>(null);
  const isLeading = useRef(false);
  const lead = (): void => {
    if (!isSung) return;
    claimAutoScroll(() => (isLeading.current = false));
    isLeading.current = true;
  };
  const begin = useEffectEvent(lead);
  useEffect(() => begin(), [isSung]);
  useEffect(() => {
    const place = sung && placeOf(elements, sung);
    const { current: sheet } = elements.sheet;
    if (place && place !== shown.current && isLeading.current) {
      if (isFitted && place instanceof HTMLElement && sheet?.contains(place))
        turnToLine(sheet, numberOf(place));
      else scrollToSung(place);
    }
    shown.current = place;
  }, [sung, elements, isFitted]);
  return lead;
}
