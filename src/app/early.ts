import {
  NOTE_PREFIX,
  OWN_PREFIX,
  parseFirstPaintSettings,
  parseNote,
  usualReading,
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

/** Whether a setting was chosen otherwise than the page was built. */
const differs = (setting: keyof ReaderSettings, built: unknown): boolean =>
  (readStored(OWN_PREFIX + setting) ?? String(built)) !== String(built);

// The page is hidden until the app answers taps if that draws another one: a set, for which no page is built, and other
// letters or what the words mean, which come before.
const { latin, latinAlone, meaning } = usualReading(root.lang);
const isRomanisedOtherwise = differs('latin', latin);
const isReadOtherwise =
  isRomanisedOtherwise ||
  differs('latinAlone', latinAlone) ||
  differs('meaning', meaning) ||
  (root.lang === 'ru' && differs('cyrillic', true));
if (path.startsWith('/sets/')) root.dataset['opening'] = 'set';
else if (song && !meaning && differs('meaning', meaning)) root.dataset['opening'] = 'meaning';
// Only Armenian lists have Latin letters.
else if (song ? isReadOtherwise : root.lang === 'hy' && isRomanisedOtherwise)
  root.dataset['opening'] = 'parts';

function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}
