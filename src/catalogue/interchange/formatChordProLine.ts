import type { TransposedLine } from '../../music';
import { escapeUnit, formatEscapes } from '../chordPro/escape';

/** Writes a line with its chords as `[Am]` marks before the characters they stand over. */
export function formatChordProLine({ lyric, chords }: TransposedLine): string {
  const units = formatEscapes(lyric);
  const wordsTo = (from: number, to: number): string =>
    Array.from({ length: to - from }, (_, index) => units[from + index] ?? ' ').join('');
  let line = '';
  let written = 0;
  let free = 0;
  for (const { column, text } of chords) {
    const beyond = Math.max(written, lyric.length) + 1;
    // One space parts chords after the words, where reading sets them apart by itself.
    const place = column < lyric.length || column > free ? column : Math.min(column, beyond);
    line += `${wordsTo(written, place)}[${text}]`;
    written = place;
    free = column + text.length + 1;
  }
  return (line + wordsTo(written, Math.max(written, lyric.length))).replace(/^#/, escapeUnit);
}
