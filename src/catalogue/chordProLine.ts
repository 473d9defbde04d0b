import { isChordSymbol, isNoChord } from '../music';

/** A lyric line and the chord line above it. */
export interface LinePair {
  readonly lyric: string;
  readonly chords: string;
}

/** Thrown where a song file cannot be read; the caller knows file and line. */
export class SongFileError extends Error {}

/** Reads `[Am]` marks out of a line and sets the chords over the characters that follow them. */
export function readChordProLine(line: string): LinePair {
  const pieces = line.split(/\[([^\]]*)\]/);
  let lyric = '';
  const marks: { column: number; chord: string }[] = [];
  pieces.forEach((piece, index) => {
    if (index % 2 === 0) lyric += piece;
    else marks.push({ column: lyric.length, chord: checkedChord(piece) });
  });
  const words = lyric.trimEnd();
  checkLyric(words);
  return { lyric: words, chords: setChords(marks, words.length) };
}

function checkedChord(chord: string): string {
  if (isNoChord(chord)) return chord;
  if (!isChordSymbol(chord)) throw new SongFileError(`«${chord}» cannot be read as a chord`);
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

function setChords(marks: readonly { column: number; chord: string }[], lyricLength: number): string {
  return marks.reduce((line, { column, chord }) => {
    const free = line === '' ? 0 : line.length + 1;
    if (column < free && column < lyricLength) {
      throw new SongFileError(`«${chord}» stands too close to the chord before it`);
    }
    return line.padEnd(Math.max(column, free), '\u00a0') + chord;
  }, '');
}
