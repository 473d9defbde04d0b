import { KEY_LENGTH } from '../state';
import { withoutStuckPunctuation } from '../views/ui/stuckPunctuation';

/** The path prefix of a set; its key follows. Older keys may end in `-` or `_`, so a key is never trimmed. */
const SET = '/sets/';

/** Redirects to the page's address without the punctuation that a messenger took into the link. */
export function redirectTrimmed({ location }: Pick<Window, 'location'>): void {
  const { pathname, search, hash } = location;
  try {
    const path = decodeURI(pathname);
    const kept = path.startsWith(SET) ? SET.length + KEY_LENGTH : 0;
    const meant = path.slice(0, kept) + withoutStuckPunctuation(path.slice(kept));
    if (meant !== path) location.replace(encodeURI(meant) + search + hash);
  } catch {
    // The path cannot be decoded, so there is no such page.
  }
}
