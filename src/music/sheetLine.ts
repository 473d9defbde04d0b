import { endOfToken, parseChordLine, parseInlineChords, type ChordToken } from './chordLine';
import { SYLLABLES, type Notation } from './notation';
import { NOTE_NAMES } from './pitch';

/** A piece of a line: its lyric text, the chord over its first character, and the inline chord that the text may be. */
export interface Segment {
  readonly lyric: string;
  readonly above: ChordToken | null;
  readonly inline: ChordToken | null;
  /** Whether the chord above could touch the next one; if so, the segment must be at least as wide as the chord. */
  readonly needsRoom: boolean;
}

/**
 * Segments that no line break may separate: a word with the signs after it, or several words joined by a segment that
 * needs room. The last word includes the first chord beyond the lyric.
 */
export type Word = readonly Segment[];

/** A line of a song: its words in order, with the chords in their written places. */
export interface SheetLine {
  readonly words: readonly Word[];
  readonly hasChords: boolean;
  /** How far a chord can reach beyond a wrapped line, in em: its maximum width beyond the rest of its word. */
  readonly overhang: number;
}

const LETTER = /\p{L}/u;
const DIGIT = /\p{N}/u;

/**
 * Places each chord over the lyric character at its column. Chords beyond the lyric become words without text, the
 * first one as part of the last word. The lyric texts of all segments join to the lyric line, which is the `line`th of its
 * song. `noteWidth` is that of the widest note in the notation that is shown.
 * @example placeChords('Այ լաո', 'Am\u00a0Dm').words.length // 2
 */
export const placeChords = (lyric: string, chordLine: string, line = 0, noteWidth?: number): SheetLine =>
  placeTokens(
    lyric,
    parseChordLine(chordLine).map((token, order) => ({ ...token, at: { line, order } })),
    noteWidth,
  );

/**
 * The same for chords that are read already, in the order of their columns.
 * @example placeTokens('Ay lao', [{ column: 3, written: 'Dm', isRead: true }]).words.length // 2
 */
export function placeTokens(
  lyric: string,
  tokens: readonly ChordToken[],
  noteWidth = LETTER_WIDTH,
): SheetLine {
  const inline = parseInlineChords(lyric);
  const above = tokens.map((chord) => overWhole(chord, inline));
  const close = chordsThatCouldTouch(above, lyric, noteWidth);
  const cuts = [...above, ...inline].map(({ column }) => column).concat(inline.map(endOfToken));
  const spans = close.map(({ column }) => [column, Math.min(...cuts.filter((cut) => cut > column))] as const);
  const starts = wordStarts(lyric, spans);
  const words = starts.map((start, word): Word => {
    const end = starts[word + 1] ?? lyric.length;
    const inside = cuts.filter((column) => column > start && column < end);
    const bounds = [...new Set([start, ...inside, end])].sort((one, other) => one - other);
    return bounds.slice(0, -1).map((column, piece) => {
      const chord = chordAt(column, above);
      return {
        lyric: lyric.slice(column, bounds[piece + 1]),
        above: chord,
        inline: chordAt(column, inline),
        needsRoom: chord !== null && close.includes(chord),
      };
    });
  });
  const beyond = above
    .filter(({ column }) => column >= lyric.length)
    .map((chord): Segment => ({ lyric: '', above: chord, inline: null, needsRoom: true }));
  const lastWord = [...words.slice(-1).flat(), ...beyond.slice(0, 1)];
  const overhangs = words
    .flat()
    .flatMap(({ above: chord, needsRoom }) =>
      chord && !needsRoom ? widestChord(chord.written, noteWidth) - leastWidth(restOfWord(lyric, chord)) : [],
    );
  return {
    words: [...words.slice(0, -1), lastWord, ...beyond.slice(1).map((chord) => [chord])].filter(
      ({ length }) => length > 0,
    ),
    hasChords: above.length + inline.length > 0,
    overhang: Math.max(0, ...overhangs),
  };
}

/** The chords that could touch the next chord in some key or spelling. */
function chordsThatCouldTouch(
  above: readonly ChordToken[],
  lyric: string,
  noteWidth: number,
): readonly ChordToken[] {
  return above.filter(({ column, written }, index) => {
    const next = above[index + 1];
    const room = next && leastWidth(lyric.slice(column, next.column));
    return room !== undefined && room < widestChord(written, noteWidth) + CHORD_GAP;
  });
}

/**
 * The columns where a line's words begin, and 0 if white space does. Signs without a letter, and a line's last word of
 * one letter, belong to the word before them; words joined by a span count as one.
 */
function wordStarts(lyric: string, spans: readonly (readonly [from: number, to: number])[]) {
  const tokens = [...lyric.matchAll(/\S+/g)];
  // One pattern for all of this takes 50 ms to compile on a processor slowed four times.
  const starts = tokens.filter(({ 0: token }, place) => {
    if (place === 0 || DIGIT.test(token)) return true;
    const [signs = '', ...others] = token.split(LETTER);
    if (others.length === 0) return /[«([]/.test(signs);
    return others.length > 1 || place < tokens.length - 1 || /[([]/.test(signs);
  });
  const columns = starts.map(({ index }) => index);
  return [...(/^\s/.test(lyric) ? [0] : []), ...columns].filter(
    (start) => !spans.some(([from, to]) => from < start && start < to),
  );
}

const restOfWord = (lyric: string, { column }: ChordToken) => lyric.slice(column).replace(/\s.*$/s, '');

/** Moves a chord over an inline chord to that chord's first character, so that no inline chord is split. */
function overWhole(chord: ChordToken, inline: readonly ChordToken[]): ChordToken {
  const host = inline.find((other) => chord.column > other.column && chord.column < endOfToken(other));
  return host ? { ...chord, column: host.column } : chord;
}

function chordAt(column: number, chords: readonly ChordToken[]): ChordToken | null {
  return chords.find((chord) => chord.column === column) ?? null;
}

/*
 * Widths are estimates for any font, in em of the lyric. They only tell which chords could ever touch: the page, which
 * knows its font and the key, decides how much room these need, if any.
 */

/** The width of a note with an accidental, which another key or spelling may add: of a letter, and of a syllable. */
const [LETTER_WIDTH, SYLLABLE_WIDTH] = [1.35, 2.3];
/** The least estimated width by which a chord outreaches its piece and leaves a hole of a hyphen's width behind it. */
const LEAST_HOLE = 0.15;
const CHORD_GAP = 1 / 3;
const NARROW = /[\s.,․։՝՛՞՜'’‘!:;|()[\]fijltյչլւ]/;
const WIDE = /[ախմպտփœmw—]/;

/**
 * The width of the widest note in a notation.
 * @example noteWidthIn('german') // 1.35
 */
export function noteWidthIn(notation: Notation): number {
  return notation in SYLLABLES ? SYLLABLE_WIDTH : LETTER_WIDTH;
}

/** The maximum width of a chord in any key. */
function widestChord(written: string, noteWidth: number): number {
  const notes = written.match(NOTE_NAMES)?.length ?? 0;
  const rest = [...written.replace(NOTE_NAMES, '')].map((letter) => (letter === 'm' ? 0.9 : 0.6));
  return rest.reduce((sum, width) => sum + width, notes * noteWidth);
}

const leastWidth = (words: string): number =>
  [...words].reduce((sum, letter) => sum + (NARROW.test(letter) ? 0.24 : WIDE.test(letter) ? 0.7 : 0.46), 0);

/**
 * Whether a chord's name as shown reaches so far beyond its piece of the words that it leaves a hole behind it.
 * @example isWiderThan('F#m7', 'ա') // true
 */
export function isWiderThan(name: string, piece: string): boolean {
  const width = [...name].reduce(
    (sum, letter) => sum + (letter === 'm' ? 0.85 : /[A-H]/.test(letter) ? 0.67 : 0.52),
    0,
  );
  return width > leastWidth(piece) + LEAST_HOLE;
}
