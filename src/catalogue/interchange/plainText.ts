import { formatChordLine, moveLine } from '../../music';
import type { TransposedSong } from '../song';

/**
 * Writes a song as plain text for a fixed-width font: the chords, as transposed, in a line of their own above the words.
 * `facts` are further lines under title and author, in the reader's language.
 */
export function formatPlainText(song: TransposedSong, facts: readonly string[] = []): string {
  const { body, transpose } = song;
  const words = body.lyrics.flatMap((written, index) => {
    const { lyric, chords } = moveLine(written, body.chords[index] ?? '', transpose);
    if (chords.length === 0) return [lyric];
    return [formatChordLine(chords, ' '), ...(lyric === '' ? [] : [lyric])];
  });
  return [song.title, song.author, ...facts, '', ...words, ''].join('\n');
}
