/** Why what follows the `#` of an address cannot be read. */
type FragmentProblem = 'foreign' | 'tooLarge' | 'malformed' | 'newerVersion';

/** How long a fragment may be, in UTF-16 units. */
const FRAGMENT_LIMIT = 256 * 1024;

/** The letter that stands for the number 0 in a fragment. */
export const FIRST_LETTER = 'a'.charCodeAt(0);

/**
 * Reads a fragment such as `#name=1.content` in its one known version by `parse`, which gives null for a content that cannot be
 * read, or says why it cannot be read. What messengers take into a link from the words around it is left out.
 */
export function readFragment<Read>(
  fragment: string,
  name: string,
  knownVersion: number,
  parse: (content: string) => Read | null,
): Read | FragmentProblem {
  if (!new RegExp(`^#?${name}=`).test(fragment)) return 'foreign';
  if (fragment.length > FRAGMENT_LIMIT) return 'tooLarge';
  const [, version, content = ''] = /^[^=]*=([1-9]\d*)\.(.*)$/s.exec(fragment) ?? [];
  if (version === undefined) return 'malformed';
  if (version !== String(knownVersion)) return 'newerVersion';
  // No content ends in such a sign; in one that browsers encode, a text may.
  const [unstuck] = /^(?:.*[\p{L}\p{N}_%])?/su.exec(content)!;
  return parse(unstuck) ?? parse(upToLastLetter(content)) ?? 'malformed';
}

/** A content up to its last letter, digit, or what cannot be decoded. */
function upToLastLetter(content: string): string {
  const signs: string[] = content.match(/%[C-F].(?:%[89AB].)+|%..|./gisu) ?? [];
  while (/^[^\p{L}\p{N}]+$/u.test(decodeText(signs.at(-1) ?? '') ?? '')) signs.pop();
  return signs.join('');
}

/** Reads a percent-encoded text; null where it cannot be decoded. */
export function decodeText(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
