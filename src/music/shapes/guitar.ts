import guitar from '@tombatossals/chords-db/lib/guitar.json';
import { OUR_SHAPES } from './ourShapes';
import { parseShapes } from './packaged';
import { TUNINGS, type Shape } from './voicing';
import { makeInstrument } from './instrument';

export const GUITAR = makeInstrument(TUNINGS.guitar, [...parseShapes(guitar.chords), ...ourShapes()]);

/** The voicings of a chord on a guitar, easiest first. */
export const { voicingsOf } = GUITAR;

function ourShapes(): Shape[] {
  return Array.from(OUR_SHAPES.matchAll(/([x\d]{6}) +(\d{6})$/gm), ([, frets = '', fingers = '']) => ({
    frets: Array.from(frets, (fret) => (fret === 'x' ? null : Number(fret))),
    fingers: Array.from(fingers, (finger) => Number(finger) || null),
  }));
}
