import {
  NOTE_PREFIX,
  OWN_PREFIX,
  parseFirstPaintSettings,
  parseNote,
  usualLatin,
  type ReaderSettings,
} from '../state';
import { showNote, showReaderSettings, songInPath } from '../views/sheet/showReaderSettings';
import { pathPrefix, withoutPrefix } from '../views/text/languages';
import { recordEarlyTaps } from './earlyTaps';
import { addLetters, loadFamily } from './letters';

// Runs inline, before the page is drawn, 1.3 KB of gzip: as a linked script it made the first paint 0.45 s later.

const root = document.documentElement;
const path = withoutPrefix(location.pathname);
const song = songInPath(path);

addLetters(window);
loadFamily(window);
const settings = parseFirstPaintSettings(readStored);
showReaderSettings(settings);
showNote(parseNote(readStored(NOTE_PREFIX + song) ?? ''));
recordEarlyTaps(window);

// An address without a language leads to the page in the chosen one. It begins with the origin: `//a` is another site.
const { language } = settings;
if (language !== 'none' && language !== 'hy' && path === location.pathname) {
  root.style.display = 'none';
  location.replace(location.origin + pathPrefix(language) + path + location.search + location.hash);
}

/** The stored text of a setting, if there is one. */
const chosen = (setting: keyof ReaderSettings): string | null => readStored(OWN_PREFIX + setting);

// The page is hidden until the app answers taps if that draws another one: a set, for which no page is built, and other
// letters or what the words mean, which come before.
const usual = usualLatin(root.lang);
const latin = chosen('latin') ?? usual;
const isCyrillicOff = root.lang === 'ru' && chosen('cyrillic') === 'false';
const hasOtherLetters = latin !== usual || (latin !== 'none' && (isCyrillicOff || chosen('latinAlone')));
// Only Armenian lists have Latin letters.
const showsLetters = song || root.lang === 'hy';
if (path.startsWith('/sets/')) root.dataset['opening'] = 'set';
else if (song && chosen('meaning')) root.dataset['opening'] = 'meaning';
else if (showsLetters && hasOtherLetters) root.dataset['opening'] = 'parts';

function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
