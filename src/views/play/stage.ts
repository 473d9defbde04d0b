import type { SongElements } from '../songElements';
import { sheetLines } from './sheetOnScreen';

/** Shows the page in full screen if the browser allows it; call it only in response to a tap or a key. */
export function fillScreen(): void {
  if (document.fullscreenEnabled) document.documentElement.requestFullscreen().catch(() => undefined);
}

/** Shows only the sheet until aborted; the first line in view keeps its place on the screen. */
export function showStage(sheet: SongElements['sheet'], signal: AbortSignal): void {
  setStage(true, sheet.current);
  // In full screen the browser takes Escape for itself, and the page gets only this event.
  const leaveFullScreen = (): void => {
    const escape = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
    if (!document.fullscreenElement) document.body.dispatchEvent(escape);
  };
  document.addEventListener('fullscreenchange', leaveFullScreen, { signal });
  signal.addEventListener('abort', () => {
    setStage(false, sheet.current);
    if ('exitFullscreen' in document && document.fullscreenElement) void document.exitFullscreen();
  });
}

function setStage(isOn: boolean, sheet: HTMLElement | null): void {
  const lines = sheet ? sheetLines(sheet) : [];
  const first = lines.find((line) => line.getBoundingClientRect().bottom > 0);
  const from = window.scrollY > 0 ? first?.getBoundingClientRect().top : undefined;
  document.documentElement.toggleAttribute('data-stage', isOn);
  if (first && from !== undefined)
    window.scrollBy({ top: first.getBoundingClientRect().top - from, behavior: 'instant' });
}
