import { KEY_LENGTH } from '../state';
import { prefixOf, withoutPrefix } from '../views/text/languages';
import { withoutStuckPunctuation } from '../views/ui/stuckPunctuation';

/** The path prefix of a set; its key follows. Older keys may end in `-` or `_`, so a key is never trimmed. */
const SET = '/sets/';

/** An encoded letter or digit: the router would decode it, and show a page at an address that a server does not know. */
const ENCODED = /%(?:3\d|[46][1-9a-f]|[57][\da])/i;

/**
 * The address that a path meant, without the punctuation that a messenger took into its link, or a slash at its end, and
 * without encoded letters and digits; an encoded `#` or `?` ends the path. Null for a path that is meant as it is, or that
 * cannot be decoded.
 * @example meantPath('/songs/30).') // '/songs/30'
 */
export function meantPath(pathname: string): string | null {
  try {
    const linked = decodeURI(pathname);
    const [, path = '', sign, rest = ''] = /^(.*?)(?:%(?:25)*(23|3F)(.*))?$/is.exec(linked) ?? [];
    const meant = prefixOf(path) + trimmed(withoutPrefix(path));
    if (sign) return `${encodeURI(meant)}${sign === '23' ? '#' : '?'}${rest}`;
    return meant === linked && !ENCODED.test(pathname) ? null : encodeURI(meant);
  } catch {
    return null;
  }
}

/** A path without the punctuation and the slashes at its end, in whatever order they stand. */
function trimmed(path: string): string {
  const kept = path.startsWith(SET) ? SET.length + KEY_LENGTH : 0;
  const shorter = path.slice(0, kept) + withoutStuckPunctuation(path.slice(kept));
  const meant = shorter.replace(/\/+$/, '') || '/';
  return meant === path ? path : trimmed(meant);
}
