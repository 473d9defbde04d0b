import { useEffect, useEffectEvent, useRef } from 'react';
import { CHORD } from '../songElements';

/** Elements that do something else when tapped. */
const TAPPED = `a, button, dialog, iframe, [data-bar], ${CHORD}`;

/** Turns by taps on the left and the right third of an element; nothing turns while `within` returns null. */
export function useSideTaps(within: () => Element | null, onTurn: (direction: 1 | -1) => void): void {
  const closesPanel = useRef(false);
  const tapped = useEffectEvent(({ target, clientX }: MouseEvent) => {
    const element = within();
    if (!(target instanceof Element) || !element?.contains(target)) return;
    // A tap that ends a selection or closes a panel turns nothing.
    if (closesPanel.current || target.closest(TAPPED) || String(getSelection())) return;
    const { left, width } = element.getBoundingClientRect();
    const part = (clientX - left) / width;
    if (part < 1 / 3) onTurn(-1);
    else if (part > 2 / 3) onTurn(1);
  });
  useEffect(() => {
    const leaving = new AbortController();
    const press = (): void => {
      closesPanel.current = document.querySelector('dialog[open]') !== null;
    };
    document.addEventListener('pointerdown', press, { signal: leaving.signal, capture: true });
    document.addEventListener('click', (event) => tapped(event), leaving);
    return () => leaving.abort();
  }, []);
}
