import { KEY_LENGTH } from '../state';
import { languageAt, pathPrefix, withoutPrefix } from '../views/text/languages';

/** The path prefix of a set; its key follows. Older keys may end in `-` or `_`, so a key is never trimmed. */
const SET = '/sets/';
const STUCK = /[^\p{L}\p{N}]+$/u;

/**
 * The path that a link meant, without the punctuation that a messenger took into it, or a slash at its end; null for a
 * path that is meant as it is, or that cannot be decoded.
 * @example meantPath('/songs/30).') // '/songs/30'
 */
export function meantPath(pathname: string): string | null {
  const linked = decoded(pathname);
  if (linked === null) return null;
  const path = withoutPrefix(linked);
  const kept = path.startsWith(SET) ? SET.length + KEY_LENGTH : 0;
  const trimmed = path.slice(0, kept) + path.slice(kept).replace(STUCK, '');
  const meant = pathPrefix(languageAt(linked)) + (trimmed.replace(/(.)\/+$/, '$1') || '/');
  return meant === linked ? null : encodeURI(meant);
}

function decoded(path: string): string | null {
  try {
    return decodeURI(path);
  } catch {
    return null;
  }
}
