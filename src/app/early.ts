import {
  NOTE_PREFIX,
  OWN_PREFIX,
  parseFirstPaintSettings,
  parseNote,
  usualReading,
  type ReaderSettings,
} from '../state';
import { showNote, showReaderSettings, songInPath } from '../views/sheet/showReaderSettings';
import { FIRST_LANGUAGE, languageAt, pathPrefix, START_QUERY, withoutPrefix } from '../views/text/languages';
import { loadLetters } from '../views/ui/fonts';
import { recordEarlyTaps } from './earlyTaps';

declare global {
  interface Uint8ArrayConstructor {
    /** Chrome has it since version 140; there the letters of a song take 1 ms instead of 18 on a slow phone. */
    fromBase64?: (text: string) => Uint8Array<ArrayBuffer>;
  }
}

// Runs inline, before the page is drawn, 1.3 KB of gzip: as a linked script it made the first paint 0.45 s later.

const root = document.documentElement;
// The address that the page of unknown addresses was asked to show.
const [, brought] = /\/404\.html\?(\/.*)/.exec(location.href) ?? [];
if (brought) history.replaceState(null, '', location.origin + brought);
const { origin, pathname, search, hash } = location;
const path = withoutPrefix(pathname);
const pageLanguage = languageAt(pathname);
const song = songInPath(path);

addLetters();
// The family's files come after the load event: the page's own letters suffice for its first paint.
window.addEventListener('load', () => void loadLetters());
const settings = parseFirstPaintSettings(readStored);
showReaderSettings(settings);
showNote(parseNote(readStored(NOTE_PREFIX + song) ?? ''));
recordEarlyTaps();

// An address without a language, and that at which an installed app starts, lead to the page in the chosen one.
const { language } = settings;
const isStart = search === START_QUERY;
if (language !== 'none' && language !== pageLanguage && (isStart || pageLanguage === FIRST_LANGUAGE))
  leaveFor(pathPrefix(language) + path + (isStart ? '' : search) + hash);
// A host that has one page for all unknown addresses brings that of the first language for a set, for which no page is built.
else if (path.startsWith('/sets/') && root.lang === FIRST_LANGUAGE && pageLanguage !== root.lang && !brought)
  leaveFor(`${pathPrefix(pageLanguage)}/404.html?${pathname}${search}${hash}`);

/**
 * Draws the page in the letters that its document brings, so that no line moves when the family's files arrive. Fonts
 * made of bytes are there before the first layout; those of a style sheet, `data:` ones too, only after it: song 22 moved by
 * 0.144 with these, and by 0.204 without letters in its document.
 */
function addLetters(): void {
  const letters = JSON.parse(document.getElementById('letters')?.textContent ?? '[]') as [number, string][];
  for (const [weight, font] of letters) {
    const bytes = Uint8Array.fromBase64?.(font) ?? Uint8Array.from(atob(font), (byte) => byte.charCodeAt(0));
    document.fonts.add(new FontFace('Songbook Page', bytes, { weight: String(weight) }));
  }
}

/** Opens another page in the place of this one. It begins with the origin: `//a` is another site. */
function leaveFor(address: string): void {
  root.style.display = 'none';
  location.replace(origin + address);
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
