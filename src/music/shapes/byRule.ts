import { fretSpan } from './ease';
import { hasBass, maskOf, type Sought } from './sought';
import { FINGERS, HIGHEST_FRET, isPlayable, stringPitches, type Shape } from './voicing';

/** The most frets between two that are pressed. */
const WIDEST_REACH = 3;
/** The most frets between two neighbouring fingers; each finger between them adds one. */
const NEIGHBOURS_REACH = 2;

type Entry = Shape['frets'][number];

/**
 * The shapes in the first five frets that one hand can reach and that sound a chord, each once for every fingering. Those with
 * an open string beside the fifth fret are among them only if there are no others.
 * @example shapesByRule(soughtChord('C', TUNINGS.ukulele), TUNINGS.ukulele)[0].frets // [0, 0, 0, 3]
 */
export function shapesByRule(sought: Sought, tuning: readonly number[]): Shape[] {
  const shapes = soundingFrets(sought, tuning)
    .filter((frets) => sought.isSounded(stringPitches({ frets }, 0, tuning)))
    .flatMap((frets) => fingeringsOf(frets).map((fingers) => ({ frets, fingers })))
    .filter(isPlayable);
  const usual = shapes.filter(({ frets }) => !frets.includes(0) || !frets.includes(HIGHEST_FRET));
  return usual.length > 0 ? usual : shapes;
}

/** The frets in a hand's reach at which strings sound some notes, the first one the bass. */
function soundingFrets({ bass, allowed }: Sought, tuning: readonly number[]): Entry[][] {
  const frets = Array.from({ length: HIGHEST_FRET + 1 }, (_, fret) => fret);
  // The four strings of an instrument without a bass all sound.
  const muted = hasBass(tuning) ? [null] : [];
  return tuning.reduce<Entry[][]>(
    (begun, open) => {
      const [first, next] = [bass, allowed].map((notes) => [
        ...frets.filter((fret) => maskOf([open + fret]) & notes),
        ...muted,
      ]);
      return begun.flatMap((left) => {
        const entries = left.every((fret) => fret === null) ? first! : next!;
        return entries.map((fret) => [...left, fret]).filter((frets) => fretSpan(frets) <= WIDEST_REACH);
      });
    },
    [[]],
  );
}

/**
 * The fingers that may press frets: in the order of the frets, and at one fret in the order of the strings, where one
 * finger may press several. The index finger presses the lowest one.
 */
function fingeringsOf(frets: readonly Entry[]): Entry[][] {
  const pressed = frets
    .flatMap((fret, string) => (fret ? [{ fret, string }] : []))
    .sort((one, other) => one.fret - other.fret);
  const orders = pressed.slice(1).reduce<number[][]>(
    (begun, { fret }, place) => {
      const gap = fret - pressed[place]!.fret;
      return begun.flatMap((fingers) => {
        const last = fingers.at(-1)!;
        return [0, 1, 2, 3]
          .filter(
            (step) => last + step <= FINGERS && step >= Math.min(gap, 1) && gap < step + NEIGHBOURS_REACH,
          )
          .map((step) => [...fingers, last + step]);
      });
    },
    [[1]],
  );
  return orders.map((order) =>
    frets.map((_, string) => order[pressed.findIndex((place) => place.string === string)] ?? null),
  );
}
