import { useRef } from 'react';
import { CHORD } from '../songElements';
import { isPanelOpen } from '../ui/keys';
import { useWindowEvent } from '../ui/useWindowEvent';

/** Elements over the song, which keep their taps and swipes. */
export const OVER_SONG = 'input, dialog, iframe, [data-bar]';
/** Elements that do something else when tapped. */
const TAPPED = `a, button, ${OVER_SONG}, ${CHORD}`;

/** The element that a tap is on, unless the tap belongs to it or ends a selection. */
export const tappedPlace = ({ target }: MouseEvent): Element | null =>
  target instanceof Element && !target.closest(TAPPED) && !String(getSelection()) ? target : null;

/** Turns by taps on the left and the right third of an element; nothing turns while `within` returns null. */
export function useSideTaps(within: () => Element | null, onTurn: (direction: 1 | -1) => void): void {
  const closesPanel = useRef(false);
  useWindowEvent('pointerdown', () => (closesPanel.current = isPanelOpen()), { isCaptured: true });
  useWindowEvent('click', (event) => {
    const element = within();
    // A tap that closes a panel turns nothing.
    if (closesPanel.current || !element?.contains(tappedPlace(event))) return;
    const { left, width } = element.getBoundingClientRect();
    const part = (event.clientX - left) / width;
    if (part < 1 / 3) onTurn(-1);
    else if (part > 2 / 3) onTurn(1);
  });
}
