import { focusOrHeading } from './focus';

/** Returns the focus to an element that had it, or to the heading if that is gone. */
export function returnFocus(to: Element | null): void {
  focusOrHeading(to instanceof HTMLElement && to.matches('body *') ? to : null);
}
