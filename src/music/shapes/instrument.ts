import { shapesByRule, HIGHEST_FRET } from './byRule';
import { effortOf, fingeringEffort, lacksBass } from './ease';
import { maskOf, soughtChord, hasBass, type Sought } from './sought';
import { FEWEST_STRINGS, POWER_CHORD_STRINGS, variantsOf } from './variants';
import { isPlayable, makeVoicing, stringPitches, type Shape, type Voicing } from './voicing';

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
 * Makes an instrument of its tuning and the shapes that are known for it, which are read on first use.
 * @example makeInstrument(TUNINGS.ukulele, () => []).voicingsOf('C')[0].frets // [0, 0, 0, 3]
 */
export function makeInstrument(tuning: readonly number[], readShapes: () => readonly Shape[]): Instrument {
  /** What was found for each chord: a capo or a key is advised by some hundred questions for a few dozen chords. */
  const found = new Map<string, readonly Voicing[]>();
  let sources: readonly Source[] | null = null;
  const effort = (voicing: Voicing): number => effortOf(voicing, tuning);
  const findVoicings = (sought: Sought): readonly Voicing[] => {
    const near = (sources ??= readShapes().map((shape) => sourceOf(shape, tuning)))
      .filter(({ masks }) => masks.some((mask) => (mask & ~sought.allowed) === 0))
      .map((source) => (source.voicings ??= completed(source.shape, tuning)));
    // Among equals a written shape comes before a variant.
    const all = [...near.flatMap((each) => each.slice(0, 1)), ...near.flatMap((each) => each.slice(1))];
    const known = easiest(
      onceEach(all.filter(({ pitches }) => sought.isSounded(pitches)).map(({ voicing }) => voicing)),
      effort,
    );
    const isFirstNear = known.slice(0, 1).some((voicing) => isNear(voicing, tuning));
    if (isFirstNear && known.some(isLow)) return known;
    const byRule = easiest(onceEach(shapesByRule(sought, tuning).map(makeVoicing)), effort).slice(0, BY_RULE);
    const together = onceEach([...known, ...byRule]);
    return isFirstNear ? together : easiest(together, effort);
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

/** A voicing with the pitches of its strings. */
interface Sounding {
  readonly voicing: Voicing;
  readonly pitches: readonly number[];
}

/** A shape of the data, with the notes of those of its strings of which each variant has one part or the other. */
interface Source {
  readonly shape: Shape;
  readonly masks: readonly number[];
  /** The shape and its variants, if a hand can play it; completed when a chord near it is asked for. */
  voicings?: readonly Sounding[];
}

/** To complete all shapes takes a slow phone more than a second. */
function sourceOf(shape: Shape, tuning: readonly number[]): Source {
  const pitches = stringPitches(shape, 0, tuning);
  const parts = [pitches.slice(-FEWEST_STRINGS), pitches.slice(0, POWER_CHORD_STRINGS)];
  return { shape, masks: parts.map(maskOf) };
}

function completed(shape: Shape, tuning: readonly number[]): readonly Sounding[] {
  if (!isPlayable(shape)) return [];
  const voicing = makeVoicing(shape);
  const variants = hasBass(tuning) ? variantsOf(voicing).map(makeVoicing) : [];
  return [voicing, ...variants].map((each) => ({ voicing: each, pitches: stringPitches(each, 0, tuning) }));
}

const isLow = ({ frets }: Voicing): boolean => frets.every((fret) => (fret ?? 0) <= HIGHEST_FRET);

/** Whether a voicing is played with the hand in the first frets, over its bass. */
const isNear = (voicing: Voicing, tuning: readonly number[]): boolean =>
  (isLow(voicing) || voicing.frets.some((fret) => fret && fret <= HIGHEST_FRET)) &&
  !lacksBass(voicing, tuning);

function easiest(voicings: readonly Voicing[], effortOf: (voicing: Voicing) => number): Voicing[] {
  return voicings
    .map((voicing) => ({ voicing, effort: effortOf(voicing) }))
    .sort((one, other) => one.effort - other.effort)
    .map(({ voicing }) => voicing);
}

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
