import { parseInterval, type Interval } from './interval';

/** The intervals of a chord: those it must have, and those a player may leave out. */
export interface ChordIntervals {
  readonly essential: readonly Interval[];
  readonly optional: readonly Interval[];
}

const EXTENSION = /sus[24]?|(?:add|omit|no)\d+|[#b♯♭+-]\d+|maj7|\d+/g;

/** The chord with everything that is written after its quality, from left to right; null for what has no meaning. */
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

/** An alteration stands in place of the natural note; two alterations of one note stand side by side. */
function withoutNatural(chord: ChordIntervals, degree: number): ChordIntervals {
  const natural = parseInterval(String(degree))?.semitones;
  return filter(chord, (interval) => interval.degree !== degree || interval.semitones !== natural);
}

function filter(chord: ChordIntervals, isKept: (interval: Interval) => boolean): ChordIntervals {
  return { essential: chord.essential.filter(isKept), optional: chord.optional.filter(isKept) };
}
