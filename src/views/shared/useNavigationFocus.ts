import { useEffect, useRef, type RefObject } from 'react';
import { useLocation, useNavigationType } from 'react-router-dom';

/** After each navigation, moves the focus to the new page's heading; a page newly opened begins at its top. */
export function useNavigationFocus(main: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const type = useNavigationType();
  const shown = useRef(key);
  useEffect(() => {
    if (shown.current === key) return;
    shown.current = key;
    if (type !== 'POP') window.scrollTo(0, 0);
    main.current?.querySelector('h1')?.focus({ preventScroll: true });
  }, [key, type, main]);
}
