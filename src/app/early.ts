import { readEarlyReading } from '../storage/earlyReading';
import { showReading } from '../views/reading/showReading';

// Runs inline, before the page is drawn.
showReading(readEarlyReading(() => window.localStorage));

const taps: NonNullable<Window['songbookTaps']> = [];
window.songbookTaps = taps;
window.addEventListener(
  'click',
  (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!window.songbookTaps || !button) return;
    event.preventDefault();
    event.stopPropagation();
    taps.push({ button, pressed: button.ariaPressed });
  },
  true,
);
