import { flushSync } from 'react-dom';
import { fullStanzas } from '../sheet/fullStanzas';
import { asWritten, type Expand, type SetExpand } from '../sheet/Sheet';
import { fitSheet, screensOf, type TextSize } from './fitSheet';

/**
 * The number of screens that a sheet takes if it is fitted, in letters chosen for reading, in per cent; `setExpand`
 * is undefined if recalled refrains stay labels.
 */
export function countScreens(
  sheet: HTMLElement,
  textSize: TextSize,
  setExpand: SetExpand | undefined,
): number {
  const { dataset } = document.documentElement;
  const { columns } = dataset;
  if (columns === 'fit') return screensOf(sheet).count;
  const isFull = sheet.querySelector('[data-row]') !== null;
  const show = (expand: Expand): void => {
    if (!isFull) flushSync(() => setExpand?.(() => expand));
  };
  // Between two paints, so that nothing of it is seen.
  const { scrollY } = window;
  show(fullStanzas);
  dataset['columns'] = 'fit';
  fitSheet(sheet, textSize);
  const { count } = screensOf(sheet);
  dataset['columns'] = columns;
  sheet.removeAttribute('style');
  show(asWritten);
  window.scrollTo({ top: scrollY, behavior: 'instant' });
  return count;
}
