import { formatChordLine, isChordSymbol, isNoChord, readChordLine, type PlacedChord } from '../music';
import { parseEscapes } from './chordProEscape';

/** A lyric line and the chord line above it. */
export interface LinePair {
  readonly lyric: string;
  readonly chords: string;
}

/** Thrown where a song file cannot be read; the caller knows file and line. */
export class SongFileError extends Error {}

/** Reads `[Am]` marks out of a line and sets the chords over the characters that follow them. */
export function readChordProLine(line: string): LinePair {
  if (line.startsWith('#'))
    throw new SongFileError('a line cannot begin with #: elsewhere it is a comment; write \\u0023');
  const pieces = line.split(/\[([^\]]*)\]/);
  const isMark = (index: number): boolean => index % 2 === 1;
  const words = pieces.filter((_, index) => !isMark(index)).join('');
  checkLyric(words.trimEnd());
  const lyric = readWords(words.trimEnd());
  const marks: PlacedChord[] = [];
  let column = 0;
  pieces.forEach((piece, index) => {
    if (isMark(index)) marks.push({ column, text: checkedChord(piece) });
    else column += readWords(piece).length;
  });
  return { lyric, chords: setChords(marks, lyric.length) };
}

/** Reads the words of a song file, in which only escapes begin with a backslash. */
export function readWords(written: string): string {
  const words = parseEscapes(written);
  if (words === null) throw new SongFileError('a backslash begins no escape that a song file may have');
  return words;
}

function checkedChord(chord: string): string {
  if (isNoChord(chord)) return chord;
  if (!isChordSymbol(chord)) throw new SongFileError(`«${chord}» cannot be read as a chord`);
  if (/\s/.test(chord)) throw new SongFileError(`«${chord}» has a space, which would part it in two`);
  if (/B(?!b)/.test(chord))
    throw new SongFileError(`«${chord}» has a bare B: write H for B natural, Bb for B flat`);
  return chord;
}

function checkLyric(lyric: string): void {
  if (/[[\]{}]/.test(lyric)) throw new SongFileError('a bracket is not closed or not opened');
  if (/\p{M}/u.test(lyric)) throw new SongFileError('a combining mark would shift the columns');
  if (/[^\S ]/.test(lyric)) throw new SongFileError('only ordinary spaces may part words');
  if (/^ /.test(lyric)) throw new SongFileError('the words begin with a space');
}

function setChords(marks: readonly PlacedChord[], lyricLength: number): string {
  const line = formatChordLine(marks);
  readChordLine(line).forEach(({ column, text }, index) => {
    const wanted = marks[index]!.column;
    if (wanted < column && wanted < lyricLength)
      throw new SongFileError(`«${text}» stands too close to the chord before it`);
  });
  return line;
}
