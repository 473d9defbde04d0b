import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { useLocation } from '../router';
import { undoDismissed, type UndoOffer } from '../../state';
import { useSongbookDispatch } from '../hooks';
import { returnFocus } from '../ui/returnFocus';
import { useKeys } from '../ui/keys';

/** How long undo is offered, in milliseconds. */
const OFFER_TIME = 8000;

/** Handles an undo offer, which ends after a while or when the page is left, but not while it is hovered or focused. */
export function useUndo({ inverse }: UndoOffer) {
  const dispatch = useSongbookDispatch();
  const { pathname } = useLocation();
  const [offeredAt] = useState(pathname);
  const cameFrom = useRef<Element | null>(null);
  const [isHovered, setHovered] = useState(false);
  const [isFocused, setFocused] = useState(false);
  const isHeld = isHovered || isFocused;
  const dismiss = useEffectEvent(() => dispatch(undoDismissed()));
  const takeBack = (): void => {
    dispatch(inverse);
    // The button disappears with the toast.
    returnFocus(cameFrom.current);
  };
  useKeys('page', { 'Ctrl+Z': takeBack });
  useLayoutEffect(() => {
    cameFrom.current = document.activeElement;
  }, [inverse]);
  useEffect(() => {
    if (isHeld) return;
    const timer = setTimeout(dismiss, OFFER_TIME);
    return () => clearTimeout(timer);
  }, [inverse, isHeld]);
  useEffect(() => {
    if (pathname !== offeredAt) dismiss();
  }, [pathname, offeredAt]);
  return {
    takeBack,
    holding: {
      onPointerEnter: () => setHovered(true),
      onPointerLeave: () => setHovered(false),
      onFocus: () => setFocused(true),
      onBlur: () => setFocused(false),
    },
  };
}
