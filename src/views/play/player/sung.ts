import { useEffect, useRef } from 'react';
import type { SongContent } from '../../../catalogue';
import type { Romaniser } from '../../../catalogue/romanisation';
import { CHORD_ELEMENT, useSongElements, type SongElements } from '../../songElements';
import { columnRows } from '../measureRows';
import { showPart } from '../screens';
import { useIsOnStage } from '../../sheet/onStage';
import { ROW_MARGIN } from '../../sheet/setSheet';
import { openScreen } from '../../sheet/sheetOnScreen';
import type { Sung } from './playSong';
import './sung.module.css';

const SUNG = 'songbook-sung';
/** The Latin letters under a line. */
const LATIN = '[lang^=hy-]';
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

/** Finds the columns of a line's letters among its Latin letters. */
export const latinColumns = ({ language, body }: SongContent, romaniser: Romaniser | null) =>
  romaniser && language === 'hy'
    ? (line: number, columns: readonly number[]) => romaniser.columnsIn(body.lyrics[line] ?? '', columns)
    : null;

type LatinColumns = ReturnType<typeof latinColumns>;

/**
 * Marks the sung line, its letters in every script that is shown, and its notes, and removes all other marks; nothing in
 * the page is moved. Over the line a cue is written, if there is one.
 */
export function markSung(elements: SongElements, sung: Sung | null, latin: LatinColumns, cue: string): void {
  const line = sung && lineIn(elements, sung);
  const marked = new Set<Element>(line ? [line, ...notesIn(elements, sung.place)] : []);
  for (const { current } of [elements.sheet, elements.staff])
    for (const other of current?.querySelectorAll('[data-sung]') ?? [])
      if (!marked.has(other)) other.removeAttribute('data-sung');
  for (const one of marked) one.setAttribute('data-sung', cue);
  // Older browsers mark the line alone.
  if (!('highlights' in CSS)) return;
  // WebKit goes on showing one that another has replaced.
  const letters = CSS.highlights.get(SUNG) ?? new Highlight();
  letters.clear();
  for (const range of line ? sungRanges(line, sung, latin) : []) letters.add(range);
  CSS.highlights.set(SUNG, letters);
}

/** Marks the stroke that sounds, and no other. */
export function markStroke({ strum }: SongElements, stroke: string | null): void {
  for (const drawn of strum.current?.querySelectorAll('[data-stroke]') ?? [])
    drawn.toggleAttribute('data-lit', drawn.getAttribute('data-stroke') === stroke);
}

function sungRanges(
  line: HTMLElement,
  { line: written, from = 0, to = 0 }: Sung,
  latin: LatinColumns,
): Range[] {
  const [words, under] = textsOf(line);
  if (!latin) return rangesIn(words, from, to);
  const [latinFrom = 0, latinTo = 0] = latin(written, [from, to]);
  return under.length === 0
    ? rangesIn(words, latinFrom, latinTo)
    : [...rangesIn(words, from, to), ...rangesIn(under, latinFrom, latinTo)];
}

/** The texts of a line's words without its chords, and those of the Latin letters under them. */
function textsOf(line: HTMLElement): [words: readonly Text[], under: readonly Text[]] {
  const texts: [Text[], Text[]] = [[], []];
  const all = document.createTreeWalker(line, NodeFilter.SHOW_TEXT);
  for (let text = all.nextNode(); text; text = all.nextNode())
    if (text instanceof Text && !text.parentElement?.closest(CHORD_ELEMENT))
      texts[text.parentElement?.matches(LATIN) ? 1 : 0].push(text);
  return texts;
}

/** The ranges of a line's letters between two of its columns; the joined texts are the line. */
function rangesIn(texts: readonly Text[], from: number, to: number): Range[] {
  let column = 0;
  return texts.flatMap((text) => {
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

/**
 * Scrolls the page so that a place is at a third of the screen's height, or higher where bars would cover its lower end. In
 * columns it scrolls only to a place out of view, and then to its row.
 */
function scrollToSung(place: Element, sheet: HTMLElement): void {
  const seen = place.getBoundingClientRect();
  const { top: covered, bottom } = openScreen([seen]);
  const highest = Math.max(0, bottom - seen.height);
  let top = seen.top - Math.min(KEPT_AT * window.innerHeight, highest);
  const rows = sheet.contains(place) ? columnRows(sheet) : [];
  if (rows.length > 0) {
    if (seen.top >= covered && seen.bottom <= bottom) return;
    const begun = rows.filter((row) => row.top <= seen.top).at(-1)!;
    // A player may cover the lower end of a row.
    top = Math.max(begun.top - ROW_MARGIN, seen.top - highest);
  }
  const isStill = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  window.scrollBy({ top, behavior: isStill ? 'instant' : 'smooth' });
}

/** Scrolls or turns to each line that is sung. */
export function useSungInView(sung: Sung | null): void {
  const elements = useSongElements();
  const isOnStage = useIsOnStage();
  const shown = useRef<Element | null>(null);
  useEffect(() => {
    const place = sung && placeOf(elements, sung);
    const { current: sheet } = elements.sheet;
    if (sheet && place && place !== shown.current) {
      if (isOnStage) showPart(sheet, place);
      else scrollToSung(place, sheet);
    }
    shown.current = place;
  }, [sung, elements, isOnStage]);
}
