import { isAtPageEnd, linePitch } from './sheetOnScreen';

const MINUTE = 60_000;
/** How long scrolling pauses after a move by hand, in milliseconds: momentum scrolling continues for a while. */
const SETTLING = 150;

/** Scrolls by `speed` lines of the sheet per minute until its end or an abort; the hand goes first. */
export function autoScroll(
  sheet: HTMLElement,
  speed: number,
  { onEnd, signal }: { onEnd: () => void; signal: AbortSignal },
): void {
  const isStepwise = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  const isHandOn = followHand(signal);
  const pitch = followPitch(sheet, signal);
  /** Pixels still to scroll; browsers scroll only by whole pixels. */
  let owed = 0;
  let scrolledTo = window.scrollY;
  let drawnAt: number | null = null;

  const draw = (now: number): void => {
    if (signal.aborted) return;
    if (isAtPageEnd()) return onEnd();
    const passed = now - (drawnAt ?? now);
    drawnAt = now;
    if (!isHandOn(now, window.scrollY !== scrolledTo)) {
      owed += (passed * speed * pitch()) / MINUTE;
      const step = isStepwise ? pitch() : Math.floor(owed);
      const from = window.scrollY;
      if (step > 0 && owed >= step) window.scrollBy({ top: step, behavior: 'instant' });
      owed -= window.scrollY - from;
    }
    scrolledTo = window.scrollY;
    window.requestAnimationFrame(draw);
  };
  window.requestAnimationFrame(draw);
}

/** Returns a function for the distance between lines, measured again when the sheet's size changes, until aborted. */
function followPitch(sheet: HTMLElement, signal: AbortSignal): () => number {
  let pitch = linePitch(sheet);
  const sizes = new ResizeObserver(() => (pitch = linePitch(sheet)));
  sizes.observe(sheet);
  signal.addEventListener('abort', () => sizes.disconnect());
  return () => pitch;
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
