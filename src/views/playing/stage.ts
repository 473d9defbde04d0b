import type { SongElements } from '../songElements';
import { sheetLines } from './sheetOnScreen';

/** The sheet that stays, what is called when the visitor leaves the stage, and what ends it. */
interface Stage extends Pick<SongElements, 'sheet'> {
  readonly onLeave: () => void;
  readonly signal: AbortSignal;
}

/** Fills the screen with the page where the browser lets it; a tap must have asked for it. */
export function fillScreen(): void {
  if (document.fullscreenEnabled) document.documentElement.requestFullscreen().catch(() => undefined);
}

/** Leaves nothing but the sheet on the page until aborted; the line that stands first in view stays where it is. */
export function showStage({ sheet, onLeave, signal }: Stage): void {
  setStage(true, sheet.current);
  const panel = (): HTMLDialogElement | null => document.querySelector('dialog[open]');
  const leaveByKey = ({ key }: KeyboardEvent): void => {
    // Where a panel is open the key closes that.
    if (key === 'Escape' && !panel()) onLeave();
  };
  // A browser takes the key to leave full screen, and the page hears of this alone.
  const leaveFullScreen = (): void => {
    if (document.fullscreenElement) return;
    const opened = panel();
    if (opened) opened.close();
    else onLeave();
  };
  document.addEventListener('fullscreenchange', leaveFullScreen, { signal });
  document.addEventListener('keydown', leaveByKey, { signal });
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
