import { hasBass } from './sought';
import { FINGERS, HIGHEST_FRET, stringPitches, type Barre, type Shape, type Voicing } from './voicing';

/**
 * The maximum sum of fret span and string span at which a four-finger shape is an open chord to a beginner. With the index
 * finger on a high string the hand slants, and reaches one further.
 */
const [OPEN_SPAN, SLANTED_SPAN] = [6, 7];
/** The highest fret that the hand reaches without moving; all shapes up to it count as equally near to the nut. */
const REACH = { open: 3, openWithAllFingers: 4, other: HIGHEST_FRET, onUkulele: 4 } as const;
/** The D string. */
const LAST_BASS_STRING = 2;
/** The cost, in frets up the neck, of a muted inner string and of each fret of span beyond that of a relaxed hand. */
const [GAP_COST, STRETCH_COST, RELAXED_SPAN] = [4, 2, 2];

/**
 * Whether a voicing is open: at the nut, with an open string, without a muted inner string or a barre under other
 * fingers, and not wide if it takes all four fingers.
 * @example isOpen(makeVoicing({ frets: [null, 0, 2, 2, 1, 0], fingers: [null, null, 2, 3, 1, null] })) // true
 */
export function isOpen(voicing: Voicing): boolean {
  return voicing.frets.includes(0) && isRelaxed(voicing);
}

/**
 * Whether a voicing without an open string is nearly as easy as an open one: without a barre, in the first three frets.
 * @example isNearlyOpen(makeVoicing({ frets: [null, null, 3, 2, 1, 1], fingers: [null, null, 3, 2, 1, 1] })) // true
 */
export function isNearlyOpen(voicing: Voicing): boolean {
  return isRelaxed(voicing) && Math.max(...voicing.frets.map((fret) => fret ?? 0)) <= REACH.open;
}

function isRelaxed(voicing: Voicing): boolean {
  const fingers = fingerCount(voicing);
  const stringSpan = span(voicing.frets.flatMap((fret, string) => (fret ? [string] : [])));
  const isSlanted = voicing.fingers.indexOf(1) > LAST_BASS_STRING;
  return (
    voicing.baseFret === 1 &&
    !hasGap(voicing) &&
    !(fingers > 1 && voicing.barres.some(isAcrossTheNeck)) &&
    (fingers < FINGERS || fretSpan(voicing.frets) + stringSpan <= (isSlanted ? SLANTED_SPAN : OPEN_SPAN))
  );
}

/**
 * The difficulty of a voicing as a number; lower is easier. Open voicings come first, and those without a bass last;
 * then position on the neck, muted strings and fingers count, in this order.
 * @example effortOf(makeVoicing({ frets: [0, 2, 2, 0, 0, 0], fingers: [null, 1, 2, null, null, null] }), TUNINGS.guitar) // 30002
 */
export function effortOf(voicing: Voicing, tuning: readonly number[]): number {
  const fingers = fingerCount(voicing);
  const isOpenVoicing = isOpen(voicing);
  const openReach = fingers < FINGERS ? REACH.open : REACH.openWithAllFingers;
  const position = positionOf(
    voicing,
    isOpenVoicing ? openReach : hasBass(tuning) ? REACH.other : REACH.onUkulele,
  );
  const mutedStrings = voicing.frets.filter((fret) => fret === null).length;
  const parts = [lacksBass(voicing, tuning) ? 2 : isOpenVoicing ? 0 : 1, position, mutedStrings, fingers];
  return parts.reduce((effort, part) => effort * 100 + part, 0);
}

/**
 * The difficulty of a fingering among those of the same frets, as a number; lower is easier. Fewer barres come first,
 * then stronger fingers.
 * @example fingeringEffort(makeVoicing({ frets: [1, 3, 3, 2, 1, 1], fingers: [1, 3, 4, 2, 1, 1] })) // 112
 */
export function fingeringEffort({ fingers, barres }: Voicing): number {
  return fingers.reduce<number>((effort, finger) => effort + (finger ?? 0), barres.length * 100);
}

/**
 * Whether the bass of a voicing is not heard as one: on a high string, or above its lowest string.
 * @example lacksBass({ frets: [null, null, null, 0, 3, 3] }, TUNINGS.guitar) // true
 */
export function lacksBass(voicing: Pick<Voicing, 'frets'>, tuning: readonly number[]): boolean {
  const [lowest, ...others] = stringPitches(voicing, 0, tuning);
  const string = voicing.frets.findIndex((fret) => fret !== null);
  if (!hasBass(tuning)) return false;
  return string > LAST_BASS_STRING || others.some((pitch) => lowest !== undefined && pitch < lowest);
}

function positionOf(voicing: Voicing, reach: number): number {
  const highest = Math.max(reach, ...voicing.frets.map((fret) => fret ?? 0));
  const stretch = Math.max(0, fretSpan(voicing.frets) - RELAXED_SPAN) * STRETCH_COST;
  return highest + stretch + (hasGap(voicing) ? GAP_COST : 0);
}

/** Whether a barre spans more than two strings; two neighbouring strings fit under one fingertip. */
const isAcrossTheNeck = ({ from, to }: Barre): boolean => to - from > 1;

/** The number of frets between the lowest and the highest that are pressed. */
export const fretSpan = (frets: Shape['frets']): number =>
  span(frets.flatMap((fret) => (fret ? [fret] : [])));

const span = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : Math.max(...numbers) - Math.min(...numbers);

const fingerCount = ({ fingers }: Voicing) => new Set(fingers.filter((finger) => finger !== null)).size;

function hasGap({ frets }: Voicing): boolean {
  const sounding = frets.flatMap((fret, string) => (fret === null ? [] : [string]));
  return frets.slice(sounding[0], sounding.at(-1)).includes(null);
}
