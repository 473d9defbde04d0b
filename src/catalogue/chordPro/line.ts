import {
  isChordSymbol,
  isNoChord,
  parseInlineChords,
  parseInternational,
  transposeLine,
  type PlacedChord,
  type TransposedLine,
} from '../../music';
import { SongFileError } from './problems';

/** Writes the words of an exported song in other letters; chords stay over the same syllables. */
export interface GivenLetters {
  readonly write: (text: string) => string;
  readonly writeLine: (line: TransposedLine) => TransposedLine;
}

export const AS_WRITTEN: GivenLetters = { write: (text) => text, writeLine: (line) => line };

export interface LinePair {
  readonly lyric: string;
  readonly chords: string;
}

/** The scripts that a song may be written in. */
export const SCRIPTS = ['Armn', 'Latn', 'Cyrl'];

/** The escapes of characters that ChordPro would read as chords, directives, comments or layout. */
const ESCAPE = /\\u00(2[03]|5[bcd]|7[bd])/gi;

/** A chord in square brackets. It contains no bracket, so the search for its end stops at the next one. */
export const MARK = /\[[^[\]]*\]/g;

/** Parses a line into its lyric and its `[Am]` marks, each with the column of the next character. */
export function parseMarkedLine(line: string): { lyric: string; marks: readonly PlacedChord[] } {
  const words = line.replaceAll(MARK, '');
  checkLyric(line, words.trim());
  // Other programs put a chord before leading spaces; it belongs to the first word.
  const indent = words.trim() === '' ? 0 : words.length - words.trimStart().length;
  let column = -indent;
  const marks: PlacedChord[] = [];
  for (const [, before = '', text = ''] of line.matchAll(/([^[]*)\[([^[\]]*)\]/g)) {
    column += parseWords(before).length;
    marks.push({ column: Math.max(0, column), text });
  }
  return { lyric: parseWords(words.trim()), marks };
}

/** Resolves the escapes of a song file; throws a SongFileError for a backslash that begins no escape. */
export function parseWords(written: string): string {
  if (written.replaceAll(ESCAPE, '').includes('\\'))
    throw new SongFileError('a backslash begins no escape that a song file may have');
  return written.replaceAll(ESCAPE, (_, code: string) => String.fromCharCode(parseInt(code, 16)));
}

/** Throws a SongFileError for anything but a chord in the notation of song files; `written` is what the file has. */
export function checkChord(chord: string, written = chord): void {
  if (isNoChord(chord)) return;
  if (!isChordSymbol(chord)) throw new SongFileError(`«${written}» cannot be read as a chord`);
  if (/\s/.test(chord)) throw new SongFileError(`«${written}» has a space, which would part it in two`);
  if (/B(?![b♭])/.test(chord))
    throw new SongFileError(
      `«${written}» has a bare B: write H for B natural and Bb for B flat, or {meta: notation international} above`,
    );
}

const BRACKETS = /\(((?:[^()]|\([^()]*\))+)\)|\[([^[\]]+)\]/g;
/** What stands between blanks, commas, bars or dashes. */
const PIECE = /(?:[^\s,;|–—()-]|-(?![A-H\s])|\([^()]*\))+/g;

/** Words with the chords inside them in the notation of song files; throws a SongFileError as `checkChord` does. */
export function readInlineChords(words: string, isInternational: boolean): string {
  for (const [bracket, round = '', square = ''] of words.matchAll(BRACKETS)) {
    const inside = (round || square).match(PIECE) ?? [];
    if (inside.length > 1 && inside.every(isChordSymbol))
      throw new SongFileError(`«${bracket}» would not be transposed: write each chord in its own brackets`);
  }
  const read = isInternational ? transposeLine(words, '', 0, parseInternational).lyric : words;
  for (const { written } of parseInlineChords(read)) checkChord(written);
  return read;
}

/** The signs that take no room, as Unicode has them, and control characters. */
const UNSEEN = /[\p{Default_Ignorable_Code_Point}\p{Cf}\p{Cc}]/u;

/** Throws a SongFileError for a sign that nobody sees: in words it would shift the columns. */
export function checkSeen(line: string): void {
  const [unseen] = UNSEEN.exec(line.replaceAll('\t', ' ')) ?? [];
  if (unseen !== undefined)
    throw new SongFileError(
      `«${line.replace(unseen, '…')}» has a sign that is not seen, ${codePoint(unseen)}, at …`,
    );
}

/** Matches letters that may look like others: of none of these scripts, or of two in one word. */
function lookalikeOf(scripts: readonly string[]): RegExp {
  const letters = scripts.map((script) => `\\p{sc=${script}}`);
  const pairs = letters.flatMap((one) =>
    letters.filter((other) => other !== one).map((other) => one + other),
  );
  return new RegExp([`[^\\P{L}${letters.join('')}\\p{sc=Zyyy}]`, ...pairs].join('|'), 'u');
}

const STRICT_LOOKALIKE = lookalikeOf(['Armn', 'Latn']);
const LOOKALIKE = lookalikeOf(SCRIPTS);
const ALPHABETS = ['Armenian', 'Latin', 'Cyrillic', 'Greek'];

/** Throws a SongFileError for a letter of another alphabet, which looks right and is not. */
export function checkAlphabet(line: string, isStrict: boolean): void {
  // A chord parts no word.
  const words = line.replaceAll(ESCAPE, ' ');
  const [letters] =
    (isStrict ? STRICT_LOOKALIKE : LOOKALIKE).exec(
      [words.replaceAll(MARK, ''), ...(words.match(MARK) ?? [])].join(' '),
    ) ?? [];
  if (letters === undefined) return;
  const named = Array.from(letters, (letter) => {
    const alphabet = ALPHABETS.find((name) => new RegExp(`\\p{sc=${name}}`, 'u').test(letter));
    return `«${letter}» (${[alphabet, codePoint(letter)].filter(Boolean).join(', ')})`;
  });
  throw new SongFileError(
    `«${line}» has ${named.join(' beside ')}: all letters of a word are Armenian, or all Latin${isStrict ? '' : ', or all Cyrillic'}`,
  );
}

const codePoint = (sign: string): string =>
  `U+${sign.codePointAt(0)!.toString(16).toUpperCase().padStart(4, '0')}`;

function checkLyric(line: string, lyric: string): void {
  const [directive] = /\{[^{}]*\}/.exec(line) ?? [];
  if (directive === line) throw new SongFileError(`«${line}» is no directive`);
  if (directive !== undefined)
    throw new SongFileError(
      `«${line.replace(directive, '').trim()}» stands beside «${directive}», which has a line of its own`,
    );
  const [from] = /[[\]{}].*/.exec(lyric) ?? [];
  if (from !== undefined) throw new SongFileError(`a bracket is not closed or not opened: «${from}»`);
  if (/\p{M}/u.test(lyric)) throw new SongFileError('a combining mark would shift the columns');
  if (/[^\S ]/.test(lyric)) throw new SongFileError('only ordinary spaces may part words');
}

/** Writes a line with its chords as `[Am]` marks before the characters below them. */
export function formatMarkedLine({ lyric, chords }: TransposedLine): string {
  const units = escapeUnits(lyric);
  const wordsTo = (from: number, to: number): string =>
    Array.from({ length: to - from }, (_, index) => units[from + index] ?? ' ').join('');
  let line = '';
  let written = 0;
  let free = 0;
  for (const { column, text } of chords) {
    const beyond = Math.max(written, lyric.length) + 1;
    // After the words one space is enough, since the parser separates such chords itself.
    const place = column < lyric.length || column > free ? column : Math.min(column, beyond);
    line += `${wordsTo(written, place)}[${text}]`;
    written = place;
    free = column + text.length + 1;
  }
  return (line + wordsTo(written, Math.max(written, lyric.length))).replace(/^#/, escapeUnit);
}

/** Escapes the characters that a song file would read differently. */
export function formatWords(words: string): string {
  return escapeUnits(words).join('');
}

/** The same, with one entry for each UTF-16 unit. */
function escapeUnits(words: string): string[] {
  return words.split('').map((unit, index) => {
    const isAtEnd = index === 0 || index === words.length - 1;
    return /[[\]{}\\]/.test(unit) || (unit === ' ' && isAtEnd) ? escapeUnit(unit) : unit;
  });
}

function escapeUnit(unit: string): string {
  return `\\u${unit.charCodeAt(0).toString(16).padStart(4, '0')}`;
}
