import type { SongElements } from '../songElements';
import { sheetLines } from './sheetOnScreen';

/** Shows the page in full screen if the browser allows it; call it only in response to a tap or a key. */
export function fillScreen(): void {
  if (document.fullscreenEnabled) document.documentElement.requestFullscreen().catch(() => undefined);
}

/** Shows only the sheet; returns a function that shows the whole page again. */
export function showStage(sheet: SongElements['sheet']): () => void {
  setStage(true, sheet.current);
  return () => {
    setStage(false, sheet.current);
    if ('exitFullscreen' in document && document.fullscreenElement) void document.exitFullscreen();
  };
}

/** The first line in view keeps its place on the screen. */
function setStage(isOn: boolean, sheet: HTMLElement | null): void {
  const lines = sheet ? sheetLines(sheet) : [];
  const first = lines.find((line) => line.getBoundingClientRect().bottom > 0);
  const from = window.scrollY > 0 ? first?.getBoundingClientRect().top : undefined;
  document.documentElement.toggleAttribute('data-stage', isOn);
  if (first && from !== undefined)
    window.scrollBy({ top: first.getBoundingClientRect().top - from, behavior: 'instant' });
}
