import { useLayoutEffect, type RefObject } from 'react';

/** Sets a custom property of the page to an element's height, as long as the element is rendered. */
export function useHeightTold(element: RefObject<HTMLElement | null>, property: `--${string}`): void {
  useLayoutEffect(() => {
    const { style } = document.documentElement;
    const told = element.current;
    if (!told) return;
    const sizes = new ResizeObserver(() => style.setProperty(property, `${told.offsetHeight}px`));
    sizes.observe(told, { box: 'border-box' });
    return () => {
      sizes.disconnect();
      style.removeProperty(property);
    };
  }, [element, property]);
}
