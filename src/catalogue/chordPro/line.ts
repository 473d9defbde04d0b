import { formatChordLine, isChordSymbol, isNoChord, parseChordLine, type PlacedChord } from '../../music';
import { parseEscapes } from './escape';
import { SongFileError } from './remarks';

/** A lyric line and the chord line above it. */
export interface LinePair {
  readonly lyric: string;
  readonly chords: string;
}

/** Reads the words of a line, and the `[Am]` marks in it with the columns of the characters that follow them. */
export function readMarkedLine(line: string): { lyric: string; marks: readonly PlacedChord[] } {
  const pieces = line.split(/\[([^\]]*)\]/);
  const isMark = (index: number): boolean => index % 2 === 1;
  const words = pieces.filter((_, index) => !isMark(index)).join('');
  checkLyric(words.trim());
  // A chord that other programs set before a blank belongs to the word behind it.
  const indent = words.trim() === '' ? 0 : words.length - words.trimStart().length;
  const marks: PlacedChord[] = [];
  let column = -indent;
  pieces.forEach((piece, index) => {
    if (isMark(index)) marks.push({ column: Math.max(0, column), text: piece });
    else column += readWords(piece).length;
  });
  return { lyric: readWords(words.trim()), marks };
}

/** Reads the words of a song file, in which only escapes begin with a backslash. */
export function readWords(written: string): string {
  const words = parseEscapes(written);
  if (words === null) throw new SongFileError('a backslash begins no escape that a song file may have');
  return words;
}

/** Throws where a chord mark does not hold a chord in the notation of song files. */
export function checkChord(chord: string): void {
  if (isNoChord(chord)) return;
  if (!isChordSymbol(chord)) throw new SongFileError(`«${chord}» cannot be read as a chord`);
  if (/\s/.test(chord)) throw new SongFileError(`«${chord}» has a space, which would part it in two`);
  if (/B(?!b)/.test(chord))
    throw new SongFileError(
      `«${chord}» has a bare B: write H for B natural and Bb for B flat, or {meta: notation international} above`,
    );
}

/** The chord line of marks, and the first chord that cannot stand over its character for the chord before it. */
export function placeMarks(
  marks: readonly PlacedChord[],
  lyricLength: number,
): { chords: string; crowded: string | null } {
  const chords = formatChordLine(marks);
  const crowded = parseChordLine(chords).find(({ column }, index) => {
    const wanted = marks[index]!.column;
    return wanted < column && wanted < lyricLength;
  });
  return { chords, crowded: crowded?.text ?? null };
}

function checkLyric(lyric: string): void {
  if (/[[\]{}]/.test(lyric)) throw new SongFileError('a bracket is not closed or not opened');
  if (/\p{M}/u.test(lyric)) throw new SongFileError('a combining mark would shift the columns');
  if (/[^\S ]/.test(lyric)) throw new SongFileError('only ordinary spaces may part words');
}
