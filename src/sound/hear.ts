import { play } from './player';
import { GAINS, strum } from './sounds';

/** Sounds a note, a MIDI number, at once; must be called in a tap. */
export const hearNote = (pitch: number): void => hear([pitch], GAINS.alone);

/** Strums strings of these pitches at once, in this order; must be called in a tap. */
export const hearChord = (pitches: readonly number[]): void => hear(pitches, GAINS.strummed);

function hear(pitches: readonly number[], gain: number): void {
  play(strum(pitches, gain), () => undefined);
}
