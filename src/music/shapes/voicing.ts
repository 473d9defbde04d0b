/** A finger across strings at one fret; strings count from 0, the one drawn first. */
export interface Barre {
  readonly fret: number;
  readonly finger: number;
  readonly from: number;
  readonly to: number;
}

/** A position of the hand: one entry per string, in the order of a diagram. */
export interface Shape {
  /** Frets counted from the nut, 0 for an open string, null for a muted one. */
  readonly frets: readonly (number | null)[];
  /** 1 the index finger to 4 the little finger, null for a string that is not pressed. */
  readonly fingers: readonly (number | null)[];
}

/** A shape with the data for its diagram. */
export interface Voicing extends Shape {
  readonly barres: readonly Barre[];
  /** The fret at the top of the diagram: 1 at the nut. */
  readonly baseFret: number;
}

/** The open strings of each instrument in the order of a diagram, as MIDI numbers (60 is middle C). */
export const TUNINGS = { guitar: [40, 45, 50, 55, 59, 64], ukulele: [67, 60, 64, 69] } as const;
const FRETS_AT_THE_NUT = 4;
/** The first frets, where a hand at the nut reaches. */
export const HIGHEST_FRET = 5;
export const FINGERS = 4;

/**
 * The pitches of a shape's sounding strings, in the order of a diagram, as MIDI numbers, with a capo at a fret.
 * @example stringPitches({ frets: [null, 0, 2, 2, 1, 0], fingers: [null, null, 2, 3, 1, null] }, 2) // [47, 54, 59, 62, 66]
 */
export function stringPitches(
  { frets }: Pick<Shape, 'frets'>,
  capo = 0,
  tuning: readonly number[] = TUNINGS.guitar,
): number[] {
  return tuning.flatMap((open, string) => {
    const fret = frets[string] ?? null;
    return fret === null ? [] : open + fret + capo;
  });
}

/**
 * Completes a shape with its barres and the fret at the top of its diagram.
 * @example makeVoicing({ frets: [null, 2, 4, 4, 4, 2], fingers: [null, 1, 2, 3, 4, 1] }).barres.length // 1
 */
export function makeVoicing({ frets, fingers }: Shape): Voicing {
  const pressed = frets.flatMap((fret) => (fret ? [fret] : []));
  const isAtTheNut = Math.max(0, ...pressed) <= FRETS_AT_THE_NUT;
  return {
    frets,
    fingers,
    barres: barresOf({ frets, fingers }),
    baseFret: isAtTheNut ? 1 : Math.min(...pressed),
  };
}

function barresOf({ frets, fingers }: Shape): Barre[] {
  return [1, 2, 3, 4].flatMap((finger) => {
    const [from, to] = [fingers.indexOf(finger), fingers.lastIndexOf(finger)];
    const fret = frets[from];
    return fret && from < to ? { fret, finger, from, to } : [];
  });
}

/**
 * Whether a hand can play a shape: exactly the pressed strings have a finger, each finger presses one fret and lies
 * across sounding strings only, and no finger is at a lower fret than one nearer to the index finger.
 * @example isPlayable({ frets: [null, 0, 2, 2, 1, 0], fingers: [null, null, 2, 3, 1, null] }) // true
 */
export function isPlayable({ frets, fingers }: Shape): boolean {
  return frets.every((fret, string) => {
    const finger = fingers[string] ?? null;
    if (fret === null || fret === 0) return finger === null;
    if (finger === null) return false;
    const barred = frets.slice(fingers.indexOf(finger), fingers.lastIndexOf(finger) + 1);
    const isReached = barred.every((other) => other !== null && other >= fret);
    const isCrossed = frets.some(
      (other, place) => other !== null && other < fret && (fingers[place] ?? 0) > finger,
    );
    return isReached && !isCrossed;
  });
}
