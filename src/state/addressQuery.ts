/** Encoded twice, every percent sign is followed by 25 and two digits. */
const ENCODED_TWICE = /^[^%]*(?:%25[\dA-F]{2}[^%]*)+$/i;

/** The query string that is meant by one that was encoded as a whole, or twice, or copied from HTML. */
export function meantQuery(search: string): string {
  const once = encodedOnce(search);
  const plain = once.includes('=') ? once : (decodeText(once) ?? once);
  return plain.replaceAll(/&amp(?:;|%3B)/gi, '&');
}

/** A text that was percent-encoded, without any further encoding of that. */
export function encodedOnce(text: string): string {
  const decoded = ENCODED_TWICE.test(text) ? decodeText(text) : null;
  return decoded === null ? text : encodedOnce(decoded);
}

/** Decodes percent-encoded text; null if it is malformed. */
export function decodeText(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
