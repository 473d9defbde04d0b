import { parseChordSymbol } from '../chordSymbol';
import { octaveFold, pitchClass, type Semitones } from '../pitch';
import { extendChord, parseInterval, type ChordIntervals, type Interval } from './chordIntervals';
import { CHORD_QUALITIES, nameQuality } from './chordQualities';

/** The pitch classes of a chord. */
export interface ChordNotes {
  /** The lowest note: the one after the slash, or else the root. */
  readonly bass: Semitones;
  readonly essential: readonly Semitones[];
  readonly optional: readonly Semitones[];
}

/** A plus sign after a triad means an augmented fifth to some and an altered note to others. */
const AMBIGUOUS = /^\D*\|\+(?!5)/;

/**
 * The pitch classes of a chord, its bass first; null for a symbol that does not define its notes.
 * @example chordNotes('C/E') // [4, 0, 7]
 */
export function chordNotes(symbol: string): readonly Semitones[] | null {
  const notes = parseChordNotes(symbol);
  return notes && [...new Set([notes.bass, ...notes.essential, ...notes.optional])];
}

/**
 * The essential notes of a chord and those a player may leave out; null for a symbol that does not define its notes.
 * @example parseChordNotes('C9') // { bass: 0, essential: [0, 4, 10, 2, 0], optional: [7] }
 */
export function parseChordNotes(symbol: string): ChordNotes | null {
  const parts = parseChordSymbol(symbol);
  if (!parts || AMBIGUOUS.test(`${parts.quality}|${parts.extensions}`)) return null;
  const quality = CHORD_QUALITIES.get(nameQuality(parts.quality));
  const chord = quality === undefined ? null : extendChord(parseQuality(quality), parts.extensions);
  if (!chord) return null;
  const root = pitchClass(parts.root);
  const bass = pitchClass(parts.bass ?? parts.root);
  const above = ({ semitones }: Interval): Semitones => octaveFold(root + semitones);
  const spared = chord.essential.filter((interval) => isSpareFifth(interval, chord));
  const essential = chord.essential.filter((interval) => !spared.includes(interval)).map(above);
  return { bass, essential: [...essential, bass], optional: [...chord.optional, ...spared].map(above) };
}

function parseQuality(quality: string): ChordIntervals {
  const intervals = (names: readonly string[]): Interval[] =>
    names.flatMap((name) => parseInterval(name.replace(/[()]/g, '')) ?? []);
  const names = quality.split(' ');
  return {
    essential: intervals(names.filter((name) => !name.startsWith('('))),
    optional: intervals(names.filter((name) => name.startsWith('('))),
  };
}

/** Whether an interval is the perfect fifth of a chord with four notes or more, which is recognizable without it. */
function isSpareFifth({ degree, semitones }: Interval, { essential }: ChordIntervals): boolean {
  return degree === 5 && semitones === 7 && new Set(essential.map((other) => other.semitones)).size > 3;
}
