/** Why what follows the `#` of an address cannot be read. */
type FragmentProblem = 'foreign' | 'tooLarge' | 'malformed' | 'newerVersion';

/** How long a fragment may be, in UTF-16 units. */
const FRAGMENT_LIMIT = 256 * 1024;

/** The letter that stands for the number 0 in a fragment. */
export const FIRST_LETTER = 'a'.charCodeAt(0);

/** Reads the content of a fragment such as `#name=1.content` in its one known version, or says why it cannot be read. */
export function readFragment(
  fragment: string,
  name: string,
  knownVersion: number,
): { readonly content: string } | FragmentProblem {
  if (!new RegExp(`^#?${name}=`).test(fragment)) return 'foreign';
  if (fragment.length > FRAGMENT_LIMIT) return 'tooLarge';
  const [, version, content = ''] = /^[^=]*=([1-9]\d*)\.(.*)$/s.exec(fragment) ?? [];
  if (version === undefined) return 'malformed';
  return version === String(knownVersion) ? { content } : 'newerVersion';
}
