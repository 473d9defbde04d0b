import { parseFirstSettings, READER_SETTINGS_KEY } from '../state';
import { showReaderSettings } from '../views/sheet/showReaderSettings';
import { leaveOnlyLink } from './framing';
import { addLetters, fetchFamily } from './letters';
import { redirectTrimmed } from './trimmedAddress';
import { hideUnknown } from './page';
import { watchStart } from './mending';

// Runs inline, before the page is drawn.
if (window.top === window.self) watchStart(window, () => sessionStorage);
else leaveOnlyLink(window);
addLetters(window);
fetchFamily(window);
redirectTrimmed(window);

const readStored = (): string | null => {
  try {
    return localStorage.getItem(READER_SETTINGS_KEY);
  } catch {
    return null;
  }
};
const settings = parseFirstSettings(readStored());
showReaderSettings(settings);
hideUnknown(window, settings);

const taps: NonNullable<Window['songbookTaps']> = [];
window.songbookTaps = taps;
window.addEventListener(
  'click',
  (event) => {
    const button = event.target instanceof Element ? event.target.closest('button') : null;
    if (!window.songbookTaps || !button) return;
    event.preventDefault();
    event.stopPropagation();
    taps.push({ button, pressed: button.getAttribute('aria-pressed') });
  },
  true,
);
