import { bindKeys } from '../ui';

/** The distance from the screen's edge, in pixels, within which a carried row scrolls the page. */
const EDGE = 72;
/** The pixels by which it scrolls in each frame. */
const STRIDE = 9;

type Place = Pick<DOMRect, 'top' | 'height'>;

/**
 * Drags a row by its handle among its siblings, which make room; on release, calls back with the row's index among the
 * others. Escape, Back and a change of the list from another tab put the row back.
 */
export function dragRow(
  handle: HTMLElement,
  { pointerId, clientY }: PointerEvent,
  onDrop: (index: number) => void,
): void {
  const row = handle.closest('li');
  const list = row?.parentElement;
  if (!list) return;
  const rows = [...list.querySelectorAll<HTMLElement>(':scope > *')];
  const from = rows.indexOf(row);
  const carried = placeOnPage(row);
  const others = rows.filter((each) => each !== row).map(placeOnPage);
  const carrying = new AbortController();
  const releaseKeys = bindKeys('field', () => ({ Escape: () => end(false) }));
  const startedAt = clientY + window.scrollY;
  let pointedAt = clientY;
  let to = from;

  const isListAsItWas = (): boolean =>
    list.isConnected &&
    list.children.length === rows.length &&
    rows.every((each, index) => each === list.children[index]);
  const draw = (): void => {
    if (!isListAsItWas()) end(false);
    if (carrying.signal.aborted) return;
    const scrolled = pointedAt < EDGE ? -STRIDE : pointedAt > window.innerHeight - EDGE ? STRIDE : 0;
    if (scrolled !== 0) window.scrollBy({ top: scrolled, behavior: 'instant' });
    const way = pointedAt + window.scrollY - startedAt;
    to = indexAfter(others, carried, way);
    rows.forEach((each, index) => {
      const shift = index === from ? way : shiftOf(index, from, to) * carried.height;
      each.style.transform = shift === 0 ? '' : `translateY(${shift}px)`;
    });
    window.requestAnimationFrame(draw);
  };
  const end = (isDropped: boolean): void => {
    carrying.abort();
    releaseKeys();
    list.removeAttribute('data-carrying');
    row.removeAttribute('data-carried');
    for (const each of rows) each.style.transform = '';
    if (isDropped && to !== from) onDrop(to);
  };

  handle.setPointerCapture(pointerId);
  list.setAttribute('data-carrying', '');
  row.setAttribute('data-carried', '');
  const { signal } = carrying;
  handle.addEventListener('pointermove', (event) => (pointedAt = event.clientY), { signal });
  handle.addEventListener('pointerup', () => end(true), { signal });
  // On the document: a handle that is gone gets no event.
  document.addEventListener('lostpointercapture', (lost) => lost.pointerId === pointerId && end(false), {
    signal,
  });
  window.requestAnimationFrame(draw);
}

const placeOnPage = (row: HTMLElement): Place => {
  const { top, height } = row.getBoundingClientRect();
  return { top: top + window.scrollY, height };
};

/** The index among the others of a row carried `way` pixels down: after those whose middle is above its own. */
export function indexAfter(others: readonly Place[], carried: Place, way: number): number {
  const middleOf = ({ top, height }: Place): number => top + height / 2;
  return others.filter((place) => middleOf(place) < middleOf(carried) + way).length;
}

/** The direction in which a row makes room for one carried from an index to another: −1 is up, 1 is down. */
const shiftOf = (index: number, from: number, to: number): -1 | 0 | 1 => {
  if (index > from && index <= to) return -1;
  return index < from && index >= to ? 1 : 0;
};
