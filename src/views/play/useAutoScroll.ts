import { useEffect, useEffectEvent, useState } from 'react';
import { ROW_MARGIN } from '../sheet/setSheet';
import { openScreen } from '../sheet/sheetOnScreen';
import { useSongElements } from '../songElements';
import { useWindowEvent } from '../ui';
import { usePlayOn } from './NextSong';
import { columnRows, measureRows } from './measureRows';
import type { Playing } from './player/played';

/** Scrolls a song by `speedOf` lines a minute, and at its end plays on; returns whether the song has ended. */
export function useAutoScroll({ id, isGoing, setGoing }: Playing, speedOf: (lines: number) => number) {
  const playOn = usePlayOn(id);
  const { sheet } = useSongElements();
  const [hasEnded, setEnded] = useState(false);
  const halt = (isEnd: boolean): void => {
    setEnded(isEnd);
    setGoing(false);
    if (isEnd) playOn?.();
  };
  const end = useEffectEvent(() => halt(true));
  const speedNow = useEffectEvent(speedOf);
  useEffect(() => {
    if (!isGoing || !sheet.current) return;
    const pausing = new AbortController();
    autoScroll(sheet.current, (lines) => speedNow(lines), { onEnd: () => end(), signal: pausing.signal });
    return () => pausing.abort();
  }, [isGoing, sheet]);
  const hide = (): void => {
    if (document.visibilityState === 'hidden') halt(false);
  };
  useWindowEvent('visibilitychange', hide, { isCaptured: true, isOn: isGoing });
  return hasEnded;
}

const MINUTE = 60_000;
/** How long scrolling pauses after a move by hand, in milliseconds: momentum scrolling continues for a while. */
const SETTLING = 150;

const isAtPageEnd = (): boolean =>
  window.scrollY + window.innerHeight >= document.documentElement.scrollHeight - 2;

/** Scrolls by `speedOf` lines of the sheet per minute until all have been sung or an abort; the hand goes first. */
function autoScroll(
  sheet: HTMLElement,
  speedOf: (lines: number) => number,
  { onEnd, signal }: { onEnd: () => void; signal: AbortSignal },
): void {
  const isStepwise = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const isHandOn = followHand(signal);
  const measured = followLines(sheet, signal);
  /** Pixels still to scroll: browsers scroll only by whole pixels, and not beyond the page's end. */
  let owed = 0;
  let scrolledTo = window.scrollY;
  let drawnAt: number | null = null;

  const draw = (now: number): void => {
    if (signal.aborted) return;
    const passed = now - (drawnAt ?? now);
    drawnAt = now;
    const { count, pitch } = measured();
    const isMoved = window.scrollY !== scrolledTo;
    if (isMoved) owed = 0;
    if (!isHandOn(now, isMoved)) {
      // At the page's end its last lines are still sung.
      if (isAtPageEnd() && window.scrollY + owed >= count * pitch) return onEnd();
      owed += (passed * speedOf(count) * pitch) / MINUTE;
      const evenly = isStepwise ? pitch : Math.floor(owed);
      const { step, lasts } = nextRow(sheet) ?? { step: evenly, lasts: evenly };
      // The last row of columns has been sung.
      if (step === 0 && lasts > 0 && owed >= lasts) return onEnd();
      const from = window.scrollY;
      if (step > 0 && owed >= lasts) window.scrollBy({ top: step, behavior: 'instant' });
      if (window.scrollY !== from) owed -= step === evenly ? window.scrollY - from : lasts;
    }
    scrolledTo = window.scrollY;
    window.requestAnimationFrame(draw);
  };
  window.requestAnimationFrame(draw);
}

/**
 * For a song in columns, how far the page scrolls to the next row of them that is not all in view, 0 at the last one, and how
 * long the rows before it last, in pixels of the sheet; undefined for a song in one column.
 */
function nextRow(sheet: HTMLElement): { step: number; lasts: number } | undefined {
  const rows = columnRows(sheet);
  const { bottom: end } = openScreen([sheet.getBoundingClientRect()]);
  const row = rows.find(({ bottom }) => bottom > ROW_MARGIN);
  if (!row) return undefined;
  const next = rows.find(({ top, bottom }) => top > ROW_MARGIN + 1 && bottom > end + 1);
  return next
    ? { step: next.top - ROW_MARGIN, lasts: next.top - row.top }
    : { step: 0, lasts: rows.at(-1)!.bottom - row.top };
}

/** Returns a function for the lines and their distance, measured again when the sheet's size changes, until aborted. */
function followLines(sheet: HTMLElement, signal: AbortSignal) {
  let measured = measureRows(sheet);
  const sizes = new ResizeObserver(() => (measured = measureRows(sheet)));
  sizes.observe(sheet);
  signal.addEventListener('abort', () => sizes.disconnect());
  return () => measured;
}

/** Returns a function that says, at a frame's time, whether the visitor scrolls by hand; listens until aborted. */
function followHand(signal: AbortSignal): (now: number, isMoved: boolean) => boolean {
  let isTouched = false;
  let isWheeled = false;
  let movedAt = -Infinity;
  const options = { signal, passive: true };
  const touch = ({ touches }: TouchEvent): void => void (isTouched = touches.length > 0);
  for (const event of ['touchstart', 'touchend', 'touchcancel'] as const)
    window.addEventListener(event, touch, options);
  window.addEventListener('wheel', () => (isWheeled = true), options);
  return (now, isMoved) => {
    if (isTouched || isWheeled || isMoved) movedAt = now;
    isWheeled = false;
    return now - movedAt < SETTLING;
  };
}
