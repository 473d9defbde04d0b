/** Gives the focus to an element or, where there is none, to the page's heading; the page is not scrolled. */
export function focusOrHeading(element: HTMLElement | null = null): void {
  (element ?? document.querySelector('h1'))?.focus({ preventScroll: true });
}
