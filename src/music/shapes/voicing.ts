import { octaveFold, type Semitones } from '../pitch';

/** A finger laid across strings at one fret; strings count from 0, the low E, so a left-handed drawing takes 5 minus them. */
export interface Barre {
  readonly fret: number;
  readonly finger: number;
  readonly from: number;
  readonly to: number;
}

/** Where the hand goes: one entry per string from low E to high E. */
export interface Shape {
  /** Frets counted from the nut, 0 for an open string, null for a muted one. */
  readonly frets: readonly (number | null)[];
  /** 1 the index finger to 4 the little finger, null for a string that is not pressed. */
  readonly fingers: readonly (number | null)[];
}

/** A shape with what a diagram of it shows. */
export interface Voicing extends Shape {
  readonly barres: readonly Barre[];
  /** The fret at the top of the diagram: 1 at the nut. */
  readonly baseFret: number;
}

/** The open strings from low E to high E, in semitones above a C. */
const TUNING: readonly Semitones[] = [4, 9, 14, 19, 23, 28];
const FRETS_AT_THE_NUT = 4;

/**
 * The pitch classes that a shape sounds, from the lowest note to the highest.
 * @example soundingNotes({ frets: [null, 3, 2, 0, 1, 0], fingers: [null, 3, 2, null, 1, null] }) // [0, 4, 7, 0, 4]
 */
export function soundingNotes({ frets }: Shape): Semitones[] {
  return frets
    .flatMap((fret, string) => (fret === null ? [] : [TUNING[string]! + fret]))
    .sort((a, b) => a - b)
    .map(octaveFold);
}

/** Completes a shape with its barres and the place of its diagram. */
export function makeVoicing({ frets, fingers }: Shape): Voicing {
  const pressed = frets.filter((fret) => fret !== null && fret > 0) as number[];
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
    return from < to ? [{ fret: frets[from]!, finger, from, to }] : [];
  });
}
