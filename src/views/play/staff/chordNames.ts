import { TICKS, type Phrase } from '../../../catalogue';
import { parseLines } from './tuneText';

/** Times that are at most this far apart, in ticks, count as equal: phrases have whole ticks. */
const CLOSE = 4;

/** A tune with the names of its song's chords over the notes and rests at which, or during which, they begin. */
export function withChordNames(
  abc: string,
  phrases: readonly Phrase[],
  nameOf: (written: string) => string,
): string {
  const notes = noteStarts(abc).reverse();
  const names = new Map<number, string[]>();
  let start = 0;
  for (const { chords, length } of phrases) {
    for (const [offset, written] of chords) {
      const begins = start + offset + CLOSE;
      const note = notes.find((other) => other.start <= begins)!;
      names.set(note.at, [...(names.get(note.at) ?? []), nameOf(written)]);
    }
    start += length;
  }
  return [...names].reduceRight(
    (text, [at, here]) => `${text.slice(0, at)}"^${here.join('  ')}"${text.slice(at)}`,
    abc,
  );
}

/** The tick at which each note or rest begins, and its position in the text. */
function noteStarts(abc: string): { start: number; at: number }[] {
  const notes = parseLines(abc)
    .flat()
    .filter(({ el_type }) => el_type === 'note');
  // A space, the beginning of a slur and the number of a triplet may stand before it.
  return notes.map(({ start, startChar }) => ({
    start: start * TICKS,
    at: startChar + abc.slice(startChar).search(/[^\s(\d]/),
  }));
}
