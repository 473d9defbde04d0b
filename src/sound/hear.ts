import { play } from './player';
import { GAINS, strum } from './sounds';

/** Sounds a note, a MIDI number, at once; must be called in a tap. */
export const hearNote = (pitch: number): void => void play(strum([pitch], GAINS.alone));

/** Strums strings of these pitches at once, in this order; must be called in a tap. */
export const hearChord = (pitches: readonly number[]): void => void play(strum(pitches, GAINS.strummed));
