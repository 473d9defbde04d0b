import type { Voicing } from '../../music/shapes';

const STRINGS = [0, 1, 2, 3, 4, 5];
const FEWEST_FRETS = 4;
const [STRING_GAP, FRET_GAP, SIDE, ABOVE, BELOW] = [20, 26, 26, 26, 6];

/** Positions of a diagram's parts in SVG units: strings from left to right unless mirrored, frets downwards. */
export function makeDiagram({ frets, fingers, barres, baseFret }: Voicing, isMirrored: boolean) {
  const fretCount = Math.max(FEWEST_FRETS, ...frets.map((fret) => (fret ?? 0) - baseFret + 1));
  const x = (string: number): number => SIDE + STRING_GAP * (isMirrored ? 5 - string : string);
  const y = (fret: number): number => ABOVE + FRET_GAP * fret;
  /** The middle between a fret and the one before it. */
  const place = (fret: number): number => fret - baseFret + 0.5;
  return {
    width: 2 * SIDE + 5 * STRING_GAP,
    height: ABOVE + fretCount * FRET_GAP + BELOW,
    /** The distance of the fret number from the edge. */
    edge: SIDE / 3,
    fretCount,
    x,
    y,
    nut: baseFret === 1,
    strings: STRINGS,
    barres: barres.map(({ fret, finger, from, to }) => ({
      finger,
      left: Math.min(x(from), x(to)),
      right: Math.max(x(from), x(to)),
      top: y(place(fret)),
    })),
    marks: STRINGS.filter((string) => !frets[string]).map((string) => ({
      string,
      isOpen: frets[string] === 0,
    })),
    /** One number for each finger of a barre, at its lowest string. */
    fingers: STRINGS.flatMap((string) => {
      const [fret, finger] = [frets[string], fingers[string]];
      if (!fret || !finger) return [];
      const barre = barres.find((other) => other.finger === finger);
      if (barre && barre.from !== string) return [];
      return [{ string, fret: place(fret), finger, isDot: !barre }];
    }),
  };
}
