import { useRef, useState, type MouseEvent as ReactMouseEvent } from 'react';
import { useKeys, useWindowEvent } from '../ui';

/**
 * Makes a button of a part of a line, which shows something at a tap or a key until the next tap. Returns whether it is
 * shown, and the attributes of the part.
 */
export function useShownByTap(isTapped: (event: MouseEvent, part: Element) => boolean) {
  const part = useRef<HTMLSpanElement>(null);
  const [isShown, setShown] = useState(false);
  const showOrHide = (event: MouseEvent): void => {
    const isHere = part.current !== null && isTapped(event, part.current);
    setShown(isHere && !isShown);
    if (isHere) event.stopPropagation();
  };
  useWindowEvent('click', showOrHide, { isCaptured: true });
  const tap = () => part.current?.click();
  useKeys('field', { Enter: tap, Space: tap }, part);
  const button = {
    ref: part,
    role: 'button',
    'aria-expanded': isShown,
    // A tap leaves the focus alone, so that Space, which a pedal may send, still turns.
    onMouseDown: (event: ReactMouseEvent) => event.preventDefault(),
  } as const;
  return { isShown, button };
}
