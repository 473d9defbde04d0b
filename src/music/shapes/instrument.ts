import { octaveFold } from '../pitch';
import { shapesByRule } from './byRule';
import { effortOf, fingeringEffort, lacksBass } from './ease';
import { maskOf, soughtChord, hasBass, type Sought } from './sought';
import { FEWEST_STRINGS, POWER_CHORD_STRINGS, variantsOf } from './variants';
import { HIGHEST_FRET, isPlayable, makeVoicing, stringPitches, type Shape, type Voicing } from './voicing';

/** An instrument with frets. */
export interface Instrument {
  /** The open strings in the order of a diagram, as MIDI numbers. */
  readonly tuning: readonly number[];
  /**
   * The voicings of a chord, easiest first; empty if the symbol is unreadable or no shape sounds it. The data's chord names
   * are ignored: a shape belongs to every chord with the same notes and bass.
   */
  readonly voicingsOf: (chord: string) => readonly Voicing[];
}

/** The number of shapes by rule for a chord that the data have no shape of in the first frets. */
const BY_RULE = 3;

/**
 * Makes an instrument of its tuning and the shapes that are known for it.
 * @example makeInstrument(TUNINGS.ukulele, []).voicingsOf('C')[0].frets // [0, 0, 0, 3]
 */
export function makeInstrument(tuning: readonly number[], shapes: readonly Shape[]): Instrument {
  /** What was found for each chord: a capo or a key is advised by some hundred questions for a few dozen chords. */
  const found = new Map<string, readonly Voicing[]>();
  const sources = shapes.map((shape) => sourceOf(shape, tuning));
  const easiest = (voicings: readonly Voicing[]): Voicing[] =>
    voicings
      .map((voicing) => ({ voicing, effort: effortOf(voicing, tuning) }))
      .sort((one, other) => one.effort - other.effort)
      .map(({ voicing }) => voicing);
  const findVoicings = (sought: Sought): readonly Voicing[] => {
    const { allowed, essential } = sought;
    const near = sources
      .filter(({ notes }) => (notes & essential) === essential)
      .filter(({ parts }) => parts.some((part) => (part & ~allowed) === 0))
      .map((source) => (source.soundings ??= soundingsOf(source.shape, tuning)));
    // Among equals a written shape comes before a variant.
    const all = [...near.flatMap((each) => each.slice(0, 1)), ...near.flatMap((each) => each.slice(1))];
    const sounding = all.filter(({ pitches }) => sought.isSounded(pitches));
    const known = easiest(onceEach(sounding.map(({ shape }) => makeVoicing(shape))));
    const isFirstNear = known.slice(0, 1).some((voicing) => isNear(voicing, tuning));
    if (isFirstNear && known.some(isLow)) return known;
    const byRule = easiest(onceEach(shapesByRule(sought, tuning).map(makeVoicing))).slice(0, BY_RULE);
    const together = onceEach([...known, ...byRule]);
    return isFirstNear ? together : easiest(together);
  };
  return {
    tuning,
    voicingsOf: (chord) => {
      const known = found.get(chord);
      if (known) return known;
      const sought = soughtChord(chord, tuning);
      const whole = sought ? findVoicings(sought) : [];
      // On four strings a chord of four notes is played without its root where hands do not reach all.
      const isHard = !hasBass(tuning) && sought?.noteCount === tuning.length && whole.length === 0;
      const voicings = isHard ? findVoicings(soughtChord(chord, tuning, true)!) : whole;
      found.set(chord, voicings);
      return voicings;
    },
  };
}

/** A shape with the pitches of its strings. */
interface Sounding {
  readonly shape: Shape;
  readonly pitches: readonly number[];
}

/**
 * A shape of the data, with the notes of those of its strings of which each variant has one part or the other, and all
 * notes that it or a variant may sound.
 */
interface Source {
  readonly shape: Shape;
  readonly parts: readonly number[];
  readonly notes: number;
  /** The shape and its variants, if a hand can play it; made when a chord near it is asked for. */
  soundings?: readonly Sounding[];
}

/** To make the variants of all shapes takes a slow phone more than a second; to find their notes without a loop, five times as long. */
function sourceOf(shape: Shape, tuning: readonly number[]): Source {
  const count = shape.frets.filter((fret) => fret !== null).length;
  let [top, lowest, notes, higher] = [0, 0, maskOf(tuning), 0];
  for (let string = tuning.length - 1; string >= 0; string--) {
    const fret = shape.frets[string] ?? null;
    if (fret === null) continue;
    const note = 1 << octaveFold(tuning[string]! + fret);
    notes |= note;
    if (higher < FEWEST_STRINGS) top |= note;
    if (count - higher <= POWER_CHORD_STRINGS) lowest |= note;
    higher++;
  }
  return { shape, parts: [top, lowest], notes };
}

function soundingsOf(shape: Shape, tuning: readonly number[]): readonly Sounding[] {
  if (!isPlayable(shape)) return [];
  const variants = hasBass(tuning) ? variantsOf(makeVoicing(shape)) : [];
  return [shape, ...variants].map((each) => ({ shape: each, pitches: stringPitches(each, 0, tuning) }));
}

const isLow = ({ frets }: Voicing): boolean => frets.every((fret) => (fret ?? 0) <= HIGHEST_FRET);

/** Whether a voicing is played with the hand in the first frets, over its bass. */
const isNear = (voicing: Voicing, tuning: readonly number[]): boolean =>
  (isLow(voicing) || voicing.frets.some((fret) => fret && fret <= HIGHEST_FRET)) &&
  !lacksBass(voicing, tuning);

/** One voicing for the same frets: the easiest fingering, the earliest among equals. */
function onceEach(voicings: readonly Voicing[]): Voicing[] {
  const byFrets = new Map<string, Voicing>();
  for (const voicing of voicings) {
    const frets = voicing.frets.join();
    const known = byFrets.get(frets);
    if (!known || fingeringEffort(voicing) < fingeringEffort(known)) byFrets.set(frets, voicing);
  }
  return [...byFrets.values()];
}
