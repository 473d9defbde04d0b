import type { Semitones } from '../pitch';

/** A note of a chord: its degree of the major scale, and its distance above the root folded into one octave. */
export interface Interval {
  readonly degree: number;
  readonly semitones: Semitones;
}

/** The intervals of a chord: those it must have, and those a player may leave out. */
export interface ChordIntervals {
  readonly essential: readonly Interval[];
  readonly optional: readonly Interval[];
}

const MAJOR_SCALE: Readonly<Record<number, Semitones>> = {
  ...{ 1: 0, 2: 2, 3: 4, 4: 5, 5: 7, 6: 9, 7: 11 },
  ...{ 9: 2, 11: 5, 13: 9 },
};

/**
 * Parses an interval written as accidentals and a degree of the major scale; null for any other text.
 * @example parseInterval('b7') // { degree: 7, semitones: 10 }
 */
export function parseInterval(name: string): Interval | null {
  const [, accidentals = '', degree = ''] = /^(b*|#*)(\d+)$/.exec(name) ?? [];
  const natural = MAJOR_SCALE[Number(degree)];
  if (natural === undefined) return null;
  const step = accidentals.startsWith('b') ? -1 : 1;
  return { degree: Number(degree), semitones: natural + step * accidentals.length };
}

const EXTENSION = /sus[24]?|(?:add|omit|no)\d+|[#b♯♭+-]\d+|maj7|\d+/g;

/**
 * Applies the extensions after a chord's quality, from left to right; null if one of them has no meaning.
 * @example extendChord({ essential: [{ degree: 1, semitones: 0 }], optional: [] }, 'add9').essential.length // 2
 */
export function extendChord(chord: ChordIntervals, extensions: string): ChordIntervals | null {
  return (extensions.match(EXTENSION) ?? []).reduce<ChordIntervals | null>(
    (extended, extension) => extended && extend(extended, extension),
    chord,
  );
}

function extend(chord: ChordIntervals, extension: string): ChordIntervals | null {
  const [, word = '', number = ''] = /^(\D*)(\d*)$/.exec(extension) ?? [];
  const degree = Number(number);
  switch (word) {
    case 'sus':
      return add(without(chord, 3), number || '4');
    case 'omit':
    case 'no':
      return without(chord, degree);
    case 'maj':
    case 'add':
      return add(chord, number);
    case '':
      return add(chord, number === '7' ? 'b7' : number);
    default:
      return add(withoutNatural(chord, degree), word.replace(/[♯+]/, '#').replace(/[♭-]/, 'b') + number);
  }
}

function add(chord: ChordIntervals, name: string): ChordIntervals | null {
  const interval = parseInterval(name);
  return interval && { ...chord, essential: [...chord.essential, interval] };
}

function without(chord: ChordIntervals, degree: number): ChordIntervals {
  return filter(chord, (interval) => interval.degree !== degree);
}

/** Drops the natural note of a degree, which an alteration replaces; other alterations of that degree stay. */
function withoutNatural(chord: ChordIntervals, degree: number): ChordIntervals {
  const natural = parseInterval(String(degree))?.semitones;
  return filter(chord, (interval) => interval.degree !== degree || interval.semitones !== natural);
}

function filter(chord: ChordIntervals, isKept: (interval: Interval) => boolean): ChordIntervals {
  return { essential: chord.essential.filter(isKept), optional: chord.optional.filter(isKept) };
}
