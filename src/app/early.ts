import { readEarlyReading } from '../storage/earlyReading';

// Runs inline, before the page is drawn.
const { theme, textSize } = readEarlyReading(() => window.localStorage);
const { dataset, style } = document.documentElement;
if (theme) dataset['theme'] = theme;
if (textSize) style.setProperty('--text-size', String(textSize / 100));

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
