/** Why a text from outside cannot be read; `foreign`: something else wrote it, `newerVersion`: a newer songbook did. */
export type ReadProblem = 'foreign' | 'tooLarge' | 'malformed' | 'newerVersion';

/** The maximum length of a fragment, in UTF-16 units. */
const FRAGMENT_LIMIT = 256 * 1024;

/** The char code of the letter that stands for 0 in a fragment. */
export const FIRST_LETTER = 'a'.charCodeAt(0);

/**
 * Parses a fragment such as `#name=1.content`, or returns the problem. `parsers` holds a parser for each known version;
 * it returns null for malformed content. Punctuation that a messenger took into the link is dropped.
 */
export function readFragment<Read>(
  fragment: string,
  name: string,
  parsers: Readonly<Record<string, (content: string) => Read | null>>,
): Read | ReadProblem {
  if (!new RegExp(`^#?${name}=`).test(fragment)) return 'foreign';
  if (fragment.length > FRAGMENT_LIMIT) return 'tooLarge';
  const [, version, content = ''] = /^[^=]*=([1-9]\d*)\.(.*)$/s.exec(fragment) ?? [];
  if (version === undefined) return 'malformed';
  const parse = parsers[version];
  if (!parse) return 'newerVersion';
  // Plain punctuation at the end, except `_`, is never content and goes first.
  // Percent-encoded punctuation may belong to a text and goes only if parsing fails.
  const [unstuck = ''] = /^(?:.*[\p{L}\p{N}_%])?/su.exec(content) ?? [];
  return parse(unstuck) ?? parse(upToLastLetter(content)) ?? 'malformed';
}

/** Content up to its last letter, digit or undecodable sequence. */
function upToLastLetter(content: string): string {
  const signs: string[] = content.match(/%[C-F].(?:%[89AB].)+|%..|./gisu) ?? [];
  while (/^[^\p{L}\p{N}]+$/u.test(decodeText(signs.at(-1) ?? '') ?? '')) signs.pop();
  return signs.join('');
}

/** Decodes percent-encoded text; null if it is malformed. */
export function decodeText(text: string): string | null {
  try {
    return decodeURIComponent(text);
  } catch {
    return null;
  }
}
