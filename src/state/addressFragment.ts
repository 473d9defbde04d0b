import { decodeText, encodedOnce } from './addressQuery';
import { fingerprint } from './fingerprint';

/** Why a text from outside cannot be read; `foreign`: something else wrote it, `newerVersion`: a newer songbook did. */
export type ReadProblem = 'foreign' | 'tooLarge' | 'malformed' | 'newerVersion';

/** The maximum length of a fragment, in UTF-16 units. */
const FRAGMENT_LIMIT = 256 * 1024;

/** The char code of the letter that stands for 0 in a fragment. */
export const FIRST_LETTER = 'a'.charCodeAt(0);

/** How `=` arrives: as it is, percent-encoded once or more, or as mail programs write it. */
const EQUALS = '(?:=(?:3D)?|%(?:25)*3D)';
/** What trackers append; a raw `&`, `?` or `=` is never content. */
const TRACKERS = /[&?][\w.;-]+=.*$/s;
/** What a link does not show that was wrapped or copied: line breaks, mail's `=` before them, signs without width. */
const UNSEEN = /[=\t\r\n\u00ad\u200b-\u200d\u2060\ufeff]|%0[9AD]|%C2%AD|%E2%80%8[B-D]|%E2%81%A0|%EF%BB%BF/gi;

/** Formats `#name=version.check.content`; the check says whether the content, which ends in no point, arrives whole. */
export const formatChecked = (name: string, version: number, content: string): string =>
  `#${name}=${version}.${checkOf(content)}.${content}`;

const CHECK_LENGTH = 8;

/** A fingerprint of the decoded content: however it is encoded on its way, it stays the same. */
const checkOf = (content: string): string =>
  fingerprint(`${content.split('.').length}${decodeText(content)}`);

/**
 * Parses a fragment such as `#name=1.content`, or returns the problem. `parsers` holds a parser for each known version;
 * it returns null for malformed content. The content of the versions from `checked` on begins with its check.
 */
export function readFragment<Read>(
  fragment: string,
  name: string,
  checked: number,
  parsers: Readonly<Record<string, (content: string) => Read | null>>,
): Read | ReadProblem {
  if (!new RegExp(`^#?${name}${EQUALS}`, 'i').test(fragment)) return 'foreign';
  if (fragment.length > FRAGMENT_LIMIT) return 'tooLarge';
  const [, version, content = ''] =
    new RegExp(`^#?${name}${EQUALS}([1-9]\\d*)\\.(.*)$`, 'is').exec(fragment) ?? [];
  if (version === undefined) return 'malformed';
  const parse = parsers[version];
  if (!parse) return 'newerVersion';
  const isChecked = Number(version) >= checked;
  for (const reading of readingsOf(content)) {
    const rest = isChecked ? reading.slice(CHECK_LENGTH + 1) : reading;
    const read = isChecked && !reading.startsWith(checkOf(rest)) ? null : parse(rest);
    if (read !== null) return read;
  }
  return 'malformed';
}

/** What a fragment's content may have been before it was changed on its way, the likeliest first. */
function* readingsOf(content: string): Generator<string> {
  const given = content.replace(TRACKERS, '');
  for (const decoded of [encodedOnce(given), given])
    for (const text of [decoded.replace(UNSEEN, ''), decoded]) {
      // Plain punctuation at the end, except `_`, is never content and goes first.
      // Percent-encoded punctuation may belong to a text and goes only if parsing fails.
      yield /^(?:.*[\p{L}\p{N}_%])?/su.exec(text)?.[0] ?? '';
      yield upToLastLetter(text);
      yield text;
    }
}

/** Content up to its last letter, digit or undecodable sequence. */
function upToLastLetter(content: string): string {
  const signs: string[] = content.match(/%[C-F].(?:%[89AB].)+|%..|./gisu) ?? [];
  while (/^[^\p{L}\p{N}]+$/u.test(decodeText(signs.at(-1) ?? '') ?? '')) signs.pop();
  return signs.join('');
}
