import { SongFileError } from '../chordPro/problems';
import { isChordSymbol } from '../../music';
import { METRE } from '../metre';

/** The line of a place in a text, counted from 1. */
export const lineAt = (text: string, place: number): number => text.slice(0, place).split('\n').length;

const KEY_FIELD = /(K: *[A-G])([#b♯♭]?)(?: *((?:min|maj|ion|aeo|dor|phr|lyd|mix)[a-z]*|m(?![a-z])))?/gi;
const SHORT_MODES: Readonly<Record<string, string>> = { min: 'm', maj: '' };

/** A tune with hyphens between its syllables and with keys as abcjs transposes them: `F#m` for `F♯ minor`. */
export const toAbcSigns = (written: string): string =>
  written
    .replaceAll(/^w:.*$/gm, (words) => words.replaceAll(/[֊\u00ad\u2010\u2011−﹣－]|–(?=\p{L})/gu, '-'))
    .replaceAll(KEY_FIELD, (_, tonic: string, sign: string, mode?: string) => {
      const short = mode?.slice(0, 3).toLowerCase() ?? '';
      return tonic + sign.replace('♯', '#').replace('♭', 'b') + (SHORT_MODES[short] ?? short);
    });

/** The same without comments and the blanks at the ends of lines. */
export const toPlainText = (written: string): string =>
  toAbcSigns(written)
    .replaceAll(/^%.*$/gm, '%')
    .replaceAll(/^((?:[^%\\\n]|\\.)+)%.*$/gm, '$1')
    .replaceAll(/[ \t]+$/gm, '');

/** Reads the head of a tune: its metre, the numbers of its tempo, none without a tempo, and its key. */
export function readHead(abc: string) {
  const lines = abc.split('\n');
  let headLines = 0;
  const take = (form: RegExp, isNeeded = true): readonly string[] => {
    const line = lines[headLines] ?? '';
    const found = form.exec(line);
    if (found) headLines++;
    else if (isNeeded)
      throw new SongFileError(
        `a tune begins with X:1, M:3/4 or none, L:1/8, Q:1/4=80 where known, and K:, a line each, not with «${line}» in line ${headLines + 1}`,
        headLines + 1,
      );
    return found?.slice(1) ?? [];
  };
  take(/^X:1$/);
  const [metre = ''] = take(/^M: *(.+)$/);
  take(/^L:.+$/);
  const tempo = take(/^Q:(\d{1,3})\/([1-9]\d?)=(\d{1,3})$/, false);
  const [key = ''] = take(/^K: *(.+)$/);
  return { headLines, metre, tempo, key };
}

const LINE_FIELD = /^([A-Za-z+]):(.*)$/;
const INLINE_FIELD = /\[([A-Za-z]):([^\]]*)\]/g;

/**
 * Looks at a tune's text before abcjs does, which leaves out without a word what it does not know, and ends Node at some
 * numbers; throws a SongFileError. The text has no comments; its first lines are the head.
 */
export function checkText(abc: string, headLines: number): void {
  const lines = abc.trimEnd().split('\n');
  lines.forEach((text, index) => {
    const refuse = (reason: string): never => {
      throw new SongFileError(reason, index + 1);
    };
    const isHead = index < headLines;
    const field = LINE_FIELD.exec(text);
    if (field?.[1] === 'w') {
      if (lines[index - 1]?.startsWith('w:')) refuse('a line of the tune has two lines of words');
      if (text.includes('\\')) refuse('a backslash in the words of a tune: write the letter itself');
      return;
    }
    for (const [written, name = '', value = ''] of field ? [field] : text.matchAll(INLINE_FIELD)) {
      if (!isHead && !'MLK'.includes(name)) refuse(`«${written}» has no place inside a tune`);
      if (name === 'M' && !METRE.test(value.trim()) && !(isHead && value.trim() === 'none'))
        refuse(`«${written}» is no metre: it is written as M:3/4, with 2, 4, 8 or 16 below`);
      if (name === 'L' && !/^1\/[1-9]\d?$/.test(value.trim()))
        refuse(`«${written}» is no length of notes: write L:1/8`);
    }
    for (const [quoted, place = '', words = ''] of text.matchAll(/"([\^_<>@]?)([^"]*)"/g))
      if (place === '' || isChordSymbol(words.trim()))
        refuse(
          `«${quoted}» is a chord inside the tune: the chords stand over the words, as [${words.trim()}]`,
        );
    if (text === '') refuse('a blank line ends a tune, and more of it stands below');
    if (text.includes('&')) refuse('several voices at once are no tune');
    if (text.includes('{')) refuse('grace notes are not allowed in a tune');
    const [length] = /\d{4,}|\/0/.exec(text) ?? [];
    if (length !== undefined) refuse(`«${length}» in «${text}» is no length that a note can have`);
  });
}

/** Throws for what abcjs cannot read. It says so in HTML; the place is at its start. */
export function checkWarnings(abc: string, [warning]: readonly string[] = []): void {
  if (warning === undefined) return;
  const [, line = 0, column = 1] = (/^Music Line:(\d+):(\d+)/.exec(warning) ?? []).map(Number);
  const text = abc.split('\n')[line - 1] ?? '';
  throw new SongFileError(`«${text}» cannot be read from «${text.slice(column - 1)}» on`, line);
}

/** The result of a call into abcjs, whose own errors become a SongFileError. */
export function inAbcjs<Result>(call: () => Result): Result {
  try {
    return call();
  } catch {
    throw new SongFileError('the tune cannot be read: look at its brackets, its repeats and their endings');
  }
}
