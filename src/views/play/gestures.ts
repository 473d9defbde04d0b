import { useRef } from 'react';
import { OVER_SONG, tappedPlace } from '../sheet/tappedPlace';
import { isPanelOpen, useWindowEvent } from '../ui';

/** On a zoomed page a finger moves the page. */
const isZoomed = (): boolean => (window.visualViewport?.scale ?? 1) !== 1;

/** How long a click of a mouse on a word waits for a second one, in milliseconds. */
const DOUBLE_CLICK = 250;
/** How far a tap may move, in pixels. */
const TREMBLING = 24;

/** Turns by taps on the left and the right third of the page; null turns nothing. */
export function useSideTaps(onTurn: ((direction: 1 | -1) => void) | null): void {
  const start = useRef<{ x: number; y: number; isTap: boolean; isMouse?: boolean } | null>(null);
  const waiting = useRef(0);
  const begin = ({ isPrimary, pointerType, clientX: x, clientY: y }: PointerEvent): void => {
    window.clearTimeout(waiting.current);
    // A touch that closes a panel or ends a selection turns nothing, and two fingers do not tap.
    const isTap = isPrimary && !isPanelOpen() && !String(getSelection()) && !isZoomed();
    start.current = { x, y, isTap, isMouse: pointerType === 'mouse' };
  };
  useWindowEvent('pointerdown', begin, { isCaptured: true });
  useWindowEvent('click', (event) => {
    // Without a touch, a screen reader clicks.
    const { x, y, isTap, isMouse } = start.current ?? { x: event.clientX, y: event.clientY, isTap: true };
    start.current = null;
    const isMoved = Math.hypot(event.clientX - x, event.clientY - y) > TREMBLING;
    const tapped = tappedPlace(event);
    if (!onTurn || !isTap || isMoved || !document.body.contains(tapped)) return;
    const { left, width } = document.body.getBoundingClientRect();
    const part = (event.clientX - left) / width;
    const turn = (): void => {
      if (part < 1 / 3) onTurn(-1);
      else if (part > 2 / 3) onTurn(1);
    };
    const isOnLine = isMouse && tapped?.closest('[data-line]');
    if (!isOnLine) turn();
    else if (event.detail === 1) waiting.current = window.setTimeout(turn, DOUBLE_CLICK);
  });
}

/** The least distance of a swipe, in pixels, and its longest duration, in milliseconds. */
const WAY = 70;
const TIME = 600;
/** The margin at either side of the screen, in pixels, where swipes belong to the browser. */
const EDGE = 24;

/** Turns by swipes to the left and to the right; null turns nothing. */
export function useSwipes(onTurn: ((direction: 1 | -1) => void) | null): void {
  const isOn = onTurn !== null;
  const start = useRef<{ x: number; y: number; time: number } | null>(null);
  const begin = ({ touches, target, timeStamp }: TouchEvent): void => {
    const [touch, second] = touches;
    start.current = null;
    if (!touch || second || isZoomed()) return;
    const { clientX: x, clientY: y } = touch;
    const isOurs = x > EDGE && x < window.innerWidth - EDGE && !isSwipedElsewhere(target as Element);
    if (isOurs) start.current = { x, y, time: timeStamp };
  };
  const end = ({ changedTouches, timeStamp }: TouchEvent): void => {
    const [touch] = changedTouches;
    if (!touch || !start.current || String(getSelection())) return;
    const { x, y, time } = start.current;
    const { clientX, clientY } = touch;
    const way = Math.abs(clientX - x);
    const isSideways = way >= WAY && way >= 2 * Math.abs(clientY - y);
    if (isSideways && timeStamp - time <= TIME) onTurn?.(clientX < x ? 1 : -1);
  };
  useWindowEvent('touchstart', begin, { isOn });
  useWindowEvent('touchend', end, { isOn });
  useWindowEvent('touchcancel', () => (start.current = null), { isOn });
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
