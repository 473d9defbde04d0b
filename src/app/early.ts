import { NOTE_PREFIX, parseFirstPaintSettings } from '../state';
import { showNote, showReaderSettings, songInPath } from '../views/sheet/showReaderSettings';
import { pathPrefix, withoutPrefix } from '../views/text/languages';
import { recordEarlyTaps } from './earlyTaps';
import { addLetters, loadFamily } from './letters';

// Runs inline, before the page is drawn.

const { document: page, location: address } = window;
const root = page.documentElement;
const path = withoutPrefix(address.pathname);

addLetters(window);
loadFamily(window);
const settings = parseFirstPaintSettings(readStored);
showReaderSettings(settings);
showNote(readStored(NOTE_PREFIX + songInPath(path)));
recordEarlyTaps(window);

// An address without a language leads to the page in the chosen one. It begins with the origin: `//a` is another site.
const { language } = settings;
if (language !== 'none' && language !== 'hy' && path === address.pathname) {
  root.style.display = 'none';
  address.replace(address.origin + pathPrefix(language) + path + address.search + address.hash);
}

// The page is hidden until the app answers taps if that draws another one: a set, for which no page is built, and Latin
// letters or what the words mean, which come before.
if (path.startsWith('/sets/')) root.dataset['opening'] = 'set';
else if (settings.meaning) root.dataset['opening'] = 'meaning';
else if (settings.latin !== 'none') root.dataset['opening'] = 'parts';

function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
