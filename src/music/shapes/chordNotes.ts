import { parseChordSymbol } from '../chordSymbol';
import { octaveFold, pitchClass, type Semitones } from '../pitch';

/** A note of a chord: its degree of the major scale, and its distance above the root. */
interface Interval {
  readonly degree: number;
  readonly semitones: Semitones;
  /** Whether a player may leave it out. */
  readonly isOptional: boolean;
}

/**
 * The intervals of every chord quality. The name implies those in parentheses, but players may leave them out.
 * The altered chord is missing: its name does not define its notes.
 */
const QUALITIES: ReadonlyMap<string, string> = new Map([
  ['', '1 3 5'],
  // The second alone to some, beside the third to others; both are played.
  ['2', '1 (3) 5 9'],
  ['4', '1 4 5'],
  ['5', '1 5'],
  ['6', '1 3 5 6'],
  ['6/9', '1 3 5 6 9'],
  ['7', '1 3 5 b7'],
  ['9', '1 3 5 b7 9'],
  ['11', '1 (3) 5 b7 (9) 11'],
  ['13', '1 3 5 b7 (9) (11) 13'],
  ['maj7', '1 3 5 7'],
  ['maj9', '1 3 5 7 9'],
  ['maj11', '1 (3) 5 7 (9) 11'],
  ['maj13', '1 3 5 7 (9) (11) 13'],
  ['m', '1 b3 5'],
  ['m2', '1 b3 5 9'],
  ['m6', '1 b3 5 6'],
  ['m6/9', '1 b3 5 6 9'],
  ['m7', '1 b3 5 b7'],
  ['m9', '1 b3 5 b7 9'],
  ['m11', '1 b3 5 b7 (9) 11'],
  ['m13', '1 b3 5 b7 (9) (11) 13'],
  ['mmaj7', '1 b3 5 7'],
  ['mmaj9', '1 b3 5 7 9'],
  ['mmaj11', '1 b3 5 7 (9) 11'],
  ['mmaj13', '1 b3 5 7 (9) (11) 13'],
  ['dim', '1 b3 b5'],
  ['dim7', '1 b3 b5 bb7'],
  ['ø', '1 b3 b5 b7'],
  ['dimmaj7', '1 b3 b5 7'],
  ['aug', '1 3 #5'],
  ['aug7', '1 3 #5 b7'],
  ['augmaj7', '1 3 #5 7'],
]);

/** The spellings of a quality, and what replaces each, in order, to give its name in the table. */
const SPELLINGS: readonly (readonly [written: RegExp, name: string])[] = [
  [/^(?:min?|[-−–])/, 'm'],
  [/^m\+/, 'mmaj'],
  [/7M/, 'maj7'],
  [/[mM]aj?|M|j|[Δ∆△](?=\d)/, 'maj'],
  [/^maj$/, ''],
  [/[Δ∆△]/, 'maj7'],
  [/^[°º˚∘o]/, 'dim'],
  [/^\+/, 'aug'],
  [/^[øØ∅]7?/, 'ø'],
  [/69/, '6/9'],
];

/** A plus sign after a triad means an augmented fifth to some and an altered note to others. */
const AMBIGUOUS = /^\D*\|\+(?!5)/;
const MAJOR_SEVENTH = /(?:[mM]aj?|M|j|[Δ∆△]|\+)7|7M/g;
/** A number with its sign behind it, as in `A7/9-`. */
const SIGN_BEHIND = /(\d+)([#b♯♭+−–-])(?!\d)/g;
const EXTENSION = /sus[24]?|(?:add|omit|no)\d+|[#b♯♭+−–-]\d+|maj7|\d+/g;
const MAJOR_SCALE = [0, 2, 4, 5, 7, 9, 11];

/**
 * The pitch classes of a chord, its bass first; null for a symbol that does not define its notes.
 * @example chordNotes('C/E') // [4, 0, 7]
 */
export function chordNotes(symbol: string): readonly Semitones[] | null {
  const notes = parseChordNotes(symbol);
  return notes && [...new Set([notes.bass, ...notes.essential, ...notes.optional])];
}

/**
 * The pitch classes of a chord: its root, its lowest note, its essential notes and those a player may leave out; null
 * for a symbol that does not define its notes.
 * @example parseChordNotes('C9') // { root: 0, bass: 0, essential: [0, 4, 10, 2, 0], optional: [7] }
 */
export function parseChordNotes(symbol: string) {
  const parts = parseChordSymbol(symbol);
  if (!parts || AMBIGUOUS.test(`${parts.quality}|${parts.extensions}`)) return null;
  const quality = QUALITIES.get(
    SPELLINGS.reduce((name, [spelling, to]) => name.replace(spelling, to), parts.quality),
  );
  if (quality === undefined) return null;
  const extensions =
    parts.extensions.replace(SIGN_BEHIND, '$2$1').replace(MAJOR_SEVENTH, 'maj7').match(EXTENSION) ?? [];
  const chord = extensions.reduce(extend, quality.split(' ').map(readInterval));
  const root = pitchClass(parts.root);
  const bass = pitchClass(parts.bass ?? parts.root);
  const mayLack = (interval: Interval): boolean => interval.isOptional || isSpareFifth(interval, chord);
  const above = ({ semitones }: Interval): Semitones => octaveFold(root + semitones);
  return {
    root,
    bass,
    essential: [...chord.filter((interval) => !mayLack(interval)).map(above), bass],
    optional: chord.filter(mayLack).map(above),
  };
}

/** Reads an interval: accidentals and a degree of the major scale, in parentheses if a player may leave it out. */
function readInterval(name: string): Interval {
  const [, parenthesis, accidentals = '', number] = /^(\()?([b#]*)(\d+)/.exec(name) ?? [];
  const degree = Number(number);
  const natural = MAJOR_SCALE[(degree - 1) % MAJOR_SCALE.length] ?? 0;
  const step = accidentals.startsWith('b') ? -1 : 1;
  return {
    degree,
    semitones: natural + step * accidentals.length,
    isOptional: parenthesis !== undefined,
  };
}

/** Applies an extension after a chord's quality. */
function extend(chord: readonly Interval[], extension: string): readonly Interval[] {
  const [, word = '', number = ''] = /^(\D*)(\d*)$/.exec(extension) ?? [];
  const interval = readInterval(number || '4');
  const without = (degree: number) => chord.filter((other) => other.degree !== degree);
  switch (word) {
    case 'sus':
      return [...without(3), interval];
    case 'omit':
    case 'no':
      return without(interval.degree);
    case 'maj':
    case 'add':
      return [...chord, interval];
    case '':
      // C7(4) is C7sus4.
      return [...(number === '4' ? without(3) : chord), number === '7' ? readInterval('b7') : interval];
    default: {
      // It replaces the natural note of its degree; other alterations of that degree stay.
      const isNatural = (other: Interval): boolean =>
        other.degree === interval.degree && other.semitones === interval.semitones;
      const sign = word.replace(/[♯+]/, '#').replace(/[♭−–-]/, 'b');
      return [...chord.filter((other) => !isNatural(other)), readInterval(sign + number)];
    }
  }
}

/** Whether an interval is the perfect fifth of a chord with four notes or more, which is recognizable without it. */
function isSpareFifth({ degree, semitones }: Interval, chord: readonly Interval[]): boolean {
  const essential = chord.filter(({ isOptional }) => !isOptional);
  return degree === 5 && semitones === 7 && new Set(essential.map((other) => other.semitones)).size > 3;
}
