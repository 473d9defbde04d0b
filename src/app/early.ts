import { KEY_LENGTH, NOTE_PREFIX, parseFirstPaintSettings, type FirstPaintSettings } from '../state';
import { showNote, showReaderSettings, songInPath } from '../views/sheet/showReaderSettings';
import { languageAt, pathPrefix, withoutPrefix } from '../views/text/languages';
import { withoutStuckPunctuation } from '../views/ui/stuckPunctuation';

// Runs inline, before the page is drawn. Every address it makes begins with the origin: `//a` alone is another site.

declare global {
  interface Uint8ArrayConstructor {
    /** Chrome has it since version 140; there the letters of a song take 1 ms instead of 18 on a slow phone. */
    fromBase64?: (text: string) => Uint8Array<ArrayBuffer>;
  }
}

/** The path prefix of a set; its key follows. Older keys may end in `-` or `_`, so a key is never trimmed. */
const SET = '/sets/';

addLetters();
// The page's own letters suffice for its first paint. Later content needs the font files, fetched after the load event.
window.addEventListener(
  'load',
  () => void document.fonts.load('1em "Songbook Serif"', 'ա a').catch(() => []),
);
const settings = parseFirstPaintSettings(readStored);
redirectToLanguage(settings);
redirectTrimmed();
showReaderSettings(settings);
showNote(readStored(NOTE_PREFIX + songInPath(withoutPrefix(location.pathname))));
hideUnknown(settings);

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

/**
 * Draws the page in the letters that its document brings, so that no line moves when the family's files arrive. Fonts
 * made of bytes are there before the first layout; those of a style sheet, `data:` ones too, only after it.
 */
function addLetters(): void {
  const letters = JSON.parse(document.getElementById('letters')?.textContent ?? '[]') as [number, string][];
  for (const [weight, font] of letters) {
    const bytes = Uint8Array.fromBase64?.(font) ?? Uint8Array.from(atob(font), (byte) => byte.charCodeAt(0));
    document.fonts.add(new FontFace('Songbook Page', bytes, { weight: String(weight) }));
  }
}

/** Redirects an address without a language to the page in the chosen one. */
function redirectToLanguage({ language: chosen }: FirstPaintSettings): void {
  const { origin, pathname, search, hash } = location;
  if (chosen === 'none' || chosen === 'hy' || withoutPrefix(pathname) !== pathname) return;
  document.documentElement.style.display = 'none';
  location.replace(origin + pathPrefix(chosen) + pathname + search + hash);
}

/** Redirects to the page's address without the punctuation that a messenger took into the link, or a slash at its end. */
function redirectTrimmed(): void {
  const { origin, pathname, search, hash } = location;
  try {
    const path = withoutPrefix(decodeURI(pathname));
    const kept = path.startsWith(SET) ? SET.length + KEY_LENGTH : 0;
    const trimmed = path.slice(0, kept) + withoutStuckPunctuation(path.slice(kept));
    const meant = pathPrefix(languageAt(pathname)) + trimmed.replace(/(.)\/+$/, '$1');
    if (meant !== decodeURI(pathname)) location.replace(origin + encodeURI(meant) + search + hash);
  } catch {
    // The path cannot be decoded, so there is no such page.
  }
}

function readStored(key: string): string | null {
  try {
    return localStorage.getItem(key);
  } catch {
    return null;
  }
}

/**
 * Hides a page until the saved state is drawn if that draws another one: under `/sets/`, for which no page is built, and
 * with Latin letters or hidden words, whose code comes before the app answers taps.
 */
function hideUnknown({ latin, byHeart }: FirstPaintSettings): void {
  const { dataset } = document.documentElement;
  if (latin !== 'none' || byHeart !== 'none') dataset['opening'] = 'parts';
  if (withoutPrefix(location.pathname).startsWith(SET)) dataset['opening'] = 'set';
  const show = (): void => {
    if (window.songbookTaps) requestAnimationFrame(show);
    else delete dataset['opening'];
  };
  if (dataset['opening']) requestAnimationFrame(show);
}
