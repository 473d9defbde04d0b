import { useEffect, useEffectEvent } from 'react';
import { OVER_SONG } from './sideTaps';

/** The least distance of a swipe, in pixels, and its longest duration, in milliseconds. */
const WAY = 70;
const TIME = 600;
/** The margin at either side of the screen, in pixels, where swipes belong to the browser. */
const EDGE = 24;

/** Turns by swipes to the left and to the right; null turns nothing. */
export function useSwipes(onTurn: ((direction: 1 | -1) => void) | null): void {
  const isOn = onTurn !== null;
  const turned = useEffectEvent((direction: 1 | -1) => onTurn?.(direction));
  useEffect(() => {
    if (!isOn) return;
    const leaving = new AbortController();
    const options = { signal: leaving.signal, passive: true };
    let start: { x: number; y: number; time: number } | null = null;
    const begin = ({ touches, target, timeStamp }: TouchEvent): void => {
      const { clientX, clientY } = touches[0]!;
      const isOurs = touches.length === 1 && clientX > EDGE && clientX < window.innerWidth - EDGE;
      // On a zoomed page a finger moves the page.
      const isZoomed = (window.visualViewport?.scale ?? 1) !== 1;
      start =
        isOurs && !isZoomed && !isSwipedElsewhere(target as Element)
          ? { x: clientX, y: clientY, time: timeStamp }
          : null;
    };
    const end = ({ changedTouches, timeStamp }: TouchEvent): void => {
      if (!start || String(getSelection())) return;
      const { clientX, clientY } = changedTouches[0]!;
      const [right, down] = [clientX - start.x, clientY - start.y];
      if (Math.abs(right) < WAY || Math.abs(right) < 2 * Math.abs(down) || timeStamp - start.time > TIME)
        return;
      turned(right < 0 ? 1 : -1);
    };
    document.addEventListener('touchstart', begin, options);
    document.addEventListener('touchend', end, options);
    document.addEventListener('touchcancel', () => (start = null), options);
    return () => leaving.abort();
  }, [isOn]);
}

/** Whether a swipe does something else there: in a field, or in an element that scrolls sideways. */
function isSwipedElsewhere(target: Element): boolean {
  if (target.closest(OVER_SONG)) return true;
  for (let element: Element | null = target; element; element = element.parentElement) {
    const isWider = element.scrollWidth > element.clientWidth + 1;
    if (isWider && /auto|scroll/.test(getComputedStyle(element).overflowX)) return true;
  }
  return false;
}
