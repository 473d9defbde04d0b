declare global {
  interface Window {
    /** Buttons tapped before the app's script ran, with their `aria-pressed` then. */
    songbookTaps?: { readonly button: HTMLElement; readonly pressed: string | null }[];
  }
}

/** Records taps on the buttons of a prerendered page until they are replayed. */
export function recordEarlyTaps(): void {
  const taps: NonNullable<Window['songbookTaps']> = [];
  window.songbookTaps = taps;
  const record = (event: MouseEvent): void => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!window.songbookTaps || !button) return;
    event.preventDefault();
    event.stopPropagation();
    taps.push({ button, pressed: button.getAttribute('aria-pressed') });
  };
  window.addEventListener('click', record, true);
}

/** Replays taps made before hydration, unless the saved state has changed the button since. */
export function replayEarlyTaps(): void {
  const taps = window.songbookTaps ?? [];
  delete window.songbookTaps;
  for (const { button, pressed } of taps) if (button.getAttribute('aria-pressed') === pressed) button.click();
}
