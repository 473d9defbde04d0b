import { fingerprint } from './fingerprint';

/** Why a text from outside cannot be read; `foreign`: something else wrote it. */
export type ReadProblem = 'foreign' | 'tooLarge' | 'malformed';

/** The maximum length of a fragment, in UTF-16 units. */
const FRAGMENT_LIMIT = 256 * 1024;

/** The char code of the letter that stands for 0 in a link. */
export const FIRST_LETTER = 'a'.charCodeAt(0);

/**
 * Formats a text as a fragment `#name=content.check`. The content is base64url, of which no mail and no messenger changes
 * a sign. The text begins with an ASCII sign, so its content never begins with a digit.
 */
export const formatLink = (name: string, text: string): string =>
  `#${name}=${toBase64Url(text)}.${fingerprint(text).slice(0, 6)}`;

/** Reads what `formatLink` wrote, or returns the problem; `parse` returns null for a malformed text. */
export function readLink<Read>(
  fragment: string,
  name: string,
  parse: (text: string) => Read | null,
): Read | ReadProblem {
  // Mail writes `=3D` for `=`.
  const [, named = '', rest = ''] = /^#?(\w+)=(?:3D)?(.*)$/.exec(withoutBreaks(fragment)) ?? [];
  if (named.toLowerCase() !== name) return 'foreign';
  if (fragment.length > FRAGMENT_LIMIT) return 'tooLarge';
  // What follows the check was not sent.
  const [sent, content = ''] = /^([\w-]*)\.[\da-f]{6}/.exec(rest.replaceAll('=', '')) ?? [];
  const text = fromBase64Url(content);
  const isAsSent = text !== null && formatLink(name, text) === `#${name}=${sent}`;
  return (isAsSent ? parse(text) : null) ?? 'malformed';
}

/** A fragment without what its way has put into it: percent signs, line breaks, blanks, signs without width. */
const withoutBreaks = (fragment: string): string =>
  fragment
    .replaceAll(/%(?:25)*([\dA-F]{2})/gi, (_, code: string) => String.fromCharCode(parseInt(code, 16)))
    .replaceAll(/[^\w.#=-]/g, '');

function toBase64Url(text: string): string {
  const bytes = Array.from(new TextEncoder().encode(text), (byte) => String.fromCharCode(byte));
  return btoa(bytes.join('')).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');
}

function fromBase64Url(content: string): string | null {
  try {
    const bytes = atob(content.replaceAll('-', '+').replaceAll('_', '/'));
    return new TextDecoder().decode(Uint8Array.from(bytes, (byte) => byte.charCodeAt(0)));
  } catch {
    return null;
  }
}
