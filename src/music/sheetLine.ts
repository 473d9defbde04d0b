import { moveToken, type ChordToken } from './chordToken';
import type { Semitones } from './pitch';

/** One thing drawn: lyric text, the chord that stands over its first character, or a chord inside the text. */
export interface Segment {
  readonly lyric: string;
  readonly above: ChordToken | null;
  readonly inline: ChordToken | null;
}

/** Segments that must not be parted when a line wraps. */
export type Word = readonly Segment[];

/** A line of a song: its words in order, with the chords where the line as written has them. */
export interface SheetLine {
  readonly words: readonly Word[];
  readonly hasChords: boolean;
}

/**
 * The line with its chords transposed from the line as written; every chord keeps its place.
 * A segment, a word or a line in which nothing changes stays the same object.
 * @example moveChords(placeChords('լաո', 'Am'), 1).words[0][0].above.text // 'Bbm'
 */
export function moveChords(line: SheetLine, semitones: Semitones): SheetLine {
  if (!line.hasChords) return line;
  const words = changeEach(line.words, (word) => changeEach(word, (segment) => move(segment, semitones)));
  return words === line.words ? line : { words, hasChords: true };
}

function move(segment: Segment, semitones: Semitones): Segment {
  const { lyric } = segment;
  const above = segment.above && moveToken(segment.above, semitones);
  const inline = segment.inline && moveToken(segment.inline, semitones);
  return above === segment.above && inline === segment.inline ? segment : { lyric, above, inline };
}

function changeEach<Item>(items: readonly Item[], change: (item: Item) => Item): readonly Item[] {
  const changed = items.map(change);
  return changed.every((item, index) => item === items[index]) ? items : changed;
}
