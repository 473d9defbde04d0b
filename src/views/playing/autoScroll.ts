import { followHand } from './handOnPage';
import { isAtPageEnd } from './pageEnd';
import { linePitch } from './sheetLines';

const MINUTE = 60_000;

/** Scrolls the page, so many lines of its sheet per minute, until it ends or is stopped; a visitor's own scrolling goes first. */
export function autoScroll(
  speed: number,
  { onEnd, signal }: { onEnd: () => void; signal: AbortSignal },
): void {
  const isStepwise = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const isHandOn = followHand(signal);
  /** Pixels by which the page is behind; a browser takes whole ones only. */
  let owed = 0;
  let scrolledTo = window.scrollY;
  let drawnAt: number | null = null;

  const draw = (now: number): void => {
    if (signal.aborted) return;
    if (isAtPageEnd()) return onEnd();
    const passed = now - (drawnAt ?? now);
    drawnAt = now;
    if (!isHandOn(now, window.scrollY !== scrolledTo)) {
      const pitch = linePitch();
      owed += (passed * speed * pitch) / MINUTE;
      if (owed >= (isStepwise ? pitch : 1)) owed -= scrollOn(isStepwise ? pitch : Math.floor(owed));
    }
    scrolledTo = window.scrollY;
    window.requestAnimationFrame(draw);
  };
  window.requestAnimationFrame(draw);
}

/** Scrolls by pixels and returns by how many the page moved. */
function scrollOn(pixels: number): number {
  const before = window.scrollY;
  window.scrollBy({ top: pixels, behavior: 'instant' });
  return window.scrollY - before;
}
