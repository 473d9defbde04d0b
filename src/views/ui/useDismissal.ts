import { useEffect, useEffectEvent, type RefObject } from 'react';

/** While something is open, hears of Escape and of every tap or focus that goes elsewhere; notices belong to no place. */
export function useDismissal(
  root: RefObject<HTMLElement | null>,
  isOpen: boolean,
  { onEscape, onLeave }: { onEscape: () => void; onLeave: () => void },
): void {
  const escaped = useEffectEvent(onEscape);
  const left = useEffectEvent(onLeave);
  useEffect(() => {
    if (!isOpen) return;
    const page = new AbortController();
    const leave = ({ target }: Event): void => {
      // A notice makes room for what is open: it would move away from under the finger.
      if (target instanceof Element && target.closest('[data-notices]')) return;
      if (!root.current?.contains(target as Node)) left();
    };
    document.addEventListener('pointerdown', leave, page);
    document.addEventListener('focusin', leave, page);
    // A frame that takes the focus tells only that the page lost it.
    const leaveToFrame = (): void => {
      if (document.activeElement?.tagName === 'IFRAME') left();
    };
    window.addEventListener('blur', leaveToFrame, page);
    document.addEventListener('keydown', ({ key }) => key === 'Escape' && escaped(), page);
    return () => page.abort();
  }, [isOpen, root]);
}
