import { formatChordLine, transposeLine, type Semitones, type Spell } from '../music';
import type { SongFile } from './song';

/**
 * Writes a song as plain text for a fixed-width font: the transposed chords are on separate lines above the words.
 * `facts` are further lines below title and author, in the reader's language.
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
