import { isAtPageEnd, linePitch } from './sheetOnScreen';

const MINUTE = 60_000;
/** How long after a move by hand the page rests, in milliseconds: wheels and fingers move it on for a while. */
const SETTLING = 150;

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

/** Hears of fingers and wheels until the signal; returns whether, at a frame's time, the visitor moves the page by hand. */
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
