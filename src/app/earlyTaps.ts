// Runs inline, before the page is drawn: a button tapped before the app's script is there is not lost.
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
