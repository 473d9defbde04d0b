import { KEY_LENGTH } from '../state';
import { languageAt, pathPrefix, withoutPrefix } from '../views/text/languages';

/** The path prefix of a set; its key follows. Older keys may end in `-` or `_`, so a key is never trimmed. */
const SET = '/sets/';
const STUCK = /[^\p{L}\p{N}]+$/u;

/**
 * The path that a link meant, without the punctuation that a messenger took into it, or a slash at its end; null for a
 * path that has neither, or that cannot be decoded.
 * @example meantPath('/songs/30).') // '/songs/30'
 */
export function meantPath(pathname: string): string | null {
  const path = decoded(withoutPrefix(pathname));
  if (path === null) return null;
  const kept = path.startsWith(SET) ? SET.length + KEY_LENGTH : 0;
  const trimmed = path.slice(0, kept) + path.slice(kept).replace(STUCK, '');
  const meant = trimmed.replace(/(.)\/+$/, '$1') || '/';
  return meant === path ? null : pathPrefix(languageAt(pathname)) + encodeURI(meant);
}

function decoded(path: string): string | null {
  try {
    return decodeURI(path);
  } catch {
    return null;
  }
}
