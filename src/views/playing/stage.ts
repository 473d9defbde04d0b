import { sheetLines } from './sheetOnScreen';

/** Fills the screen with the page where the browser lets it; a tap must have asked for it. */
export function fillScreen(): void {
  if (document.fullscreenEnabled) document.documentElement.requestFullscreen().catch(() => undefined);
}

/** Leaves nothing but the sheet on the page until aborted; the line that stands first in view stays where it is. */
export function showStage({ onLeave, signal }: { onLeave: () => void; signal: AbortSignal }): void {
  setStage(true);
  document.addEventListener('fullscreenchange', () => !document.fullscreenElement && onLeave(), { signal });
  const leaveByKey = ({ key }: KeyboardEvent): void => {
    // Where a panel is open the key closes that.
    if (key === 'Escape' && !document.querySelector('dialog[open]')) onLeave();
  };
  document.addEventListener('keydown', leaveByKey, { signal });
  signal.addEventListener('abort', () => {
    setStage(false);
    if ('exitFullscreen' in document && document.fullscreenElement) void document.exitFullscreen();
  });
}

function setStage(isOn: boolean): void {
  const first = sheetLines().find((line) => line.getBoundingClientRect().bottom > 0);
  const from = window.scrollY > 0 ? first?.getBoundingClientRect().top : undefined;
  document.documentElement.toggleAttribute('data-stage', isOn);
  if (first && from !== undefined)
    window.scrollBy({ top: first.getBoundingClientRect().top - from, behavior: 'instant' });
}
