import { readEarlyReading } from '../storage/earlyReading';
import { showReading } from '../views/reading/showReading';

// Runs inline, before the page is drawn.
const { theme = 'system', textSize = 100 } = readEarlyReading(() => window.localStorage);
showReading({ theme, textSize });

/** Buttons tapped before the app's script is there: none is lost. */
const taps: HTMLElement[] = [];
window.songbookTaps = taps;
window.addEventListener(
  'click',
  (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!window.songbookTaps || !button) return;
    event.preventDefault();
    event.stopPropagation();
    taps.push(button);
  },
  true,
);
