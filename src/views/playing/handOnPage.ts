/** How long after a move by hand the page rests, in milliseconds: wheels and fingers move it on for a while. */
const SETTLING = 150;

/** Hears of fingers and wheels until the signal; returns whether, at a frame's time, the visitor moves the page by hand. */
export function followHand(signal: AbortSignal): (now: number, isMoved: boolean) => boolean {
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
