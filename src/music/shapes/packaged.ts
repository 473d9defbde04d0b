import type { Shape } from './voicing';

/** A shape as the package writes it: frets count from 1 at the base fret, and −1 is a muted string. */
interface Position {
  readonly frets: readonly number[];
  readonly fingers: readonly number[];
  readonly baseFret: number;
}

/** Every shape in an instrument's data of the package, by chords. */
export const parseShapes = (
  chords: Readonly<Record<string, readonly { readonly positions: readonly Position[] }[]>>,
): Shape[] =>
  Object.values(chords)
    .flat()
    .flatMap(({ positions }) => positions)
    .map(({ frets, fingers, baseFret }) => ({
      frets: frets.map((fret) => (fret < 0 ? null : fret === 0 ? 0 : fret + baseFret - 1)),
      fingers: fingers.map((finger) => finger || null),
    }));
