import { readEarlySettings } from '../storage/earlyReading';
import { showReaderSettings } from '../views/reader/showReaderSettings';

// Runs inline, before the page is drawn.
showReaderSettings(readEarlySettings(() => window.localStorage));

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
