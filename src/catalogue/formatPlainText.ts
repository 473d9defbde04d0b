import { formatChordLine, transposeLine, type Semitones, type Spell } from '../music';
import type { SongFile } from './song';

/**
 * Writes a song as plain text for a fixed-width font: the chords, transposed, in a line of their own above the words.
 * `facts` are further lines under title and author, in the reader's language.
 */
export function formatPlainText(
  song: SongFile,
  semitones: Semitones,
  { facts = [], spell }: { readonly facts?: readonly string[]; readonly spell?: Spell } = {},
): string {
  const { body } = song;
  const words = body.lyrics.flatMap((written, index) => {
    const { lyric, chords } = transposeLine(written, body.chords[index] ?? '', semitones, spell);
    if (chords.length === 0) return [lyric];
    return [formatChordLine(chords, ' '), ...(lyric === '' ? [] : [lyric])];
  });
  return [song.title, song.author, ...facts, '', ...words, ''].join('\n');
}
