import { CHORD_ELEMENT } from '../songElements';

/** Elements over the song, which keep their taps and swipes. */
export const OVER_SONG = 'input, dialog, iframe, [data-bar], [data-over]';
/** Elements that do something else when tapped. */
const TAPPED = `a, button, [data-gloss], ${OVER_SONG}, ${CHORD_ELEMENT}`;

/** The element that a tap is on, unless the tap belongs to it or ends a selection. */
export const tappedPlace = ({ target }: MouseEvent): Element | null =>
  target instanceof Element && !target.closest(TAPPED) && !String(getSelection()) ? target : null;
