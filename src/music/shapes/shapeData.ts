import guitar from '@tombatossals/chords-db/lib/guitar.json';
import type { Shape } from './voicing';

/** A position in the data. Frets count from 1 at the base fret, −1 is a muted string; finger 0 presses nothing. */
interface Position {
  readonly frets: readonly number[];
  readonly fingers: readonly number[];
  readonly baseFret: number;
}

const CHORDS: Readonly<Record<string, readonly { readonly positions: readonly Position[] }[]>> =
  guitar.chords;

/**
 * Every shape in the data, regardless of the chord it is filed under.
 * @example parseShapes()[0].frets // [null, 3, 2, 0, 1, 0]
 */
export function parseShapes(): Shape[] {
  return Object.values(CHORDS)
    .flat()
    .flatMap(({ positions }) => positions.map(readPosition));
}

function readPosition({ frets, fingers, baseFret }: Position): Shape {
  return {
    frets: frets.map((fret) => (fret < 0 ? null : fret === 0 ? 0 : fret + baseFret - 1)),
    fingers: fingers.map((finger) => (finger === 0 ? null : finger)),
  };
}
