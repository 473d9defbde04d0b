import type { Sound } from './sounds';

/**
 * How a bar is accompanied on a guitar: equal parts of the bar, with a space before each beat. The thumb plays the bass
 * at `p` and its fifth at `P`, `↓` and `↑` brush the three upper strings, the fingers `i`, `m` and `a` pluck one of them
 * each, and `-` lets ring. In another metre the signs of `other` take turns on the weak beats.
 */
const PATTERNS = {
  strummed: {
    '2/4': 'p- ↓↑',
    '3/4': 'p- ↓- ↓↑',
    '4/4': 'p- ↓↑ P- ↓↑',
    '5/8': 'p↓ P↓↑',
    '6/8': 'p↓↑ P↓↑',
    '7/8': 'p↓ P↓ ↓-↑',
    '9/8': 'p↓↑ P↓↑ ↓-↑',
    '10/8': 'p↓↑ ↓↑ P↑ ↓-↑',
    '12/8': 'p↓↑ ↓-↑ P↓↑ ↓-↑',
    other: '↓',
  },
  picked: {
    '2/4': 'pi ma',
    '3/4': 'pi ma mi',
    '4/4': 'pi ma Pi ma',
    '5/8': 'pi Pma',
    '6/8': 'pim ami',
    '7/8': 'pi Pi mam',
    '9/8': 'pim Pim ami',
    '10/8': 'pim am Pi mam',
    '12/8': 'pim ami Pim ami',
    other: 'ima',
  },
} as const satisfies Record<string, Readonly<Record<string, string>>>;

export type Accompaniment = keyof typeof PATTERNS;

type Pitches = readonly number[];

/** A chord by its strings from the lowest on, as MIDI numbers; timed in ticks. */
export interface Chord {
  readonly start: number;
  readonly length: number;
  readonly pitches: Pitches;
}

/** A bar in a metre such as `6/8`; timed in ticks. */
export interface Bar {
  readonly start: number;
  readonly length: number;
  readonly metre: string;
}

/** The lowest string that sounds the fifth of the bass; without one, the bass. */
const fifthOf = (pitches: Pitches): Pitches =>
  [...pitches.filter((pitch) => (pitch - pitches[0]!) % 12 === 7), ...pitches].slice(0, 1);

/** The loudness of each sign and the strings that it sounds, in their order; a chord is rolled at `≀`. */
const SIGNS: Readonly<Record<string, readonly [gain: number, strings: (pitches: Pitches) => Pitches]>> = {
  p: [0.46, (pitches) => pitches.slice(0, 1)],
  P: [0.38, fifthOf],
  '↓': [0.18, (pitches) => pitches.slice(-3)],
  '↑': [0.14, (pitches) => pitches.slice(-3).reverse()],
  i: [0.28, (pitches) => pitches.slice(-3, -2)],
  m: [0.28, (pitches) => pitches.slice(-2, -1)],
  a: [0.28, (pitches) => pitches.slice(-1)],
  '≀': [0.33, (pitches) => pitches],
};
/** The loudness of the octave above a bass, as a fraction of the bass: small loudspeakers have the octave alone. */
const OCTAVE = 0.4;

/** The delay between the strings of a brush and, at most, between those of a roll, in seconds. */
const [SPREAD, ROLLED] = [0.012, 0.09];
/** The delay between the strings of a roll, at most, as a fraction of its chord: six strings take half of it. */
const ROLLED_IN_CHORD = 1 / 12;

/**
 * The sounds of chords, each from its own bass on. A string rings until its next stroke or until a chord without its
 * note. Where only the bass of a chord would be heard, as in a free tune, the chord is rolled.
 */
export function accompany(
  chords: readonly Chord[],
  bars: readonly Bar[],
  accompaniment: Accompaniment,
  timeOf: (tick: number) => number,
): Sound[] {
  const signs = signsIn(bars, accompaniment);
  /** When each string of the chord after this one is struck first, or damped. */
  let ends = new Map<number, number>();
  return [...chords].reverse().flatMap(({ start, length, pitches }) => {
    const end = start + length;
    const later = signs.filter((sign) => sign.start > start && sign.start < end);
    const isFull = later.some(({ sign }) => !'pP'.includes(sign));
    const next = ends;
    ends = new Map(pitches.map((pitch) => [pitch, next.get(pitch) ?? timeOf(end)]));
    const roll = Math.min(ROLLED, (timeOf(end) - timeOf(start)) * ROLLED_IN_CHORD);
    const plucks = [{ start, sign: isFull ? 'p' : '≀' }, ...later].flatMap((stroke) => {
      const [gain, strings] = SIGNS[stroke.sign]!;
      const spread = stroke.sign === '≀' ? roll : SPREAD;
      return strings(pitches).map((pitch, index) => ({
        time: timeOf(stroke.start) + index * spread,
        pitch,
        gain,
        isBass: 'pP'.includes(stroke.sign),
      }));
    });
    return plucks.reverse().flatMap(({ isBass, ...pluck }): Sound[] => {
      const length = ends.get(pluck.pitch)! - pluck.time;
      ends.set(pluck.pitch, pluck.time);
      const sound: Sound = { voice: 'accompaniment', length, ...pluck };
      return isBass ? [sound, { ...sound, pitch: pluck.pitch + 12, gain: OCTAVE * pluck.gain }] : [sound];
    });
  });
}

/** The signs of bars with their ticks; a bar ends at the latest where the next one begins. */
const signsIn = (bars: readonly Bar[], accompaniment: Accompaniment) =>
  bars.flatMap(({ start, length, metre }, index) => {
    const end = bars[index + 1]?.start ?? Infinity;
    const signs = beatsOf(metre, accompaniment).flat();
    return signs
      .map((sign, place) => ({ sign, start: start + (place * length) / signs.length }))
      .filter((stroke) => stroke.sign !== '-' && stroke.start < end);
  });

/**
 * The signs by which a bar in a metre is accompanied, by its beats. In a metre without a pattern they are the bass, its
 * fifth in the middle, and weak beats.
 */
export function beatsOf(metre: string, accompaniment: Accompaniment): readonly (readonly string[])[] {
  const { other: weak, ...patterns } = PATTERNS[accompaniment];
  const { [metre]: pattern }: Readonly<Record<string, string>> = patterns;
  if (pattern) return pattern.split(' ').map((beat) => [...beat]);
  const beats = parseInt(metre);
  return Array.from({ length: beats }, (_, beat) => [
    beat === 0 ? 'p' : beat * 2 === beats ? 'P' : weak[(beat - 1) % weak.length]!,
  ]);
}

/** The metre of the bar at a tick and the place of the sign that sounds, as in `6/8 0`; null before the first bar. */
export function strokeAt(bars: readonly Bar[], accompaniment: Accompaniment, tick: number): string | null {
  const bar = bars.filter(({ start }) => start <= tick).at(-1);
  if (!bar) return null;
  const count = beatsOf(bar.metre, accompaniment).flat().length;
  return `${bar.metre} ${Math.floor(((tick - bar.start) / bar.length) * count)}`;
}
