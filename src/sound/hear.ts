import { openSound } from './context';
import { play } from './player';
import { GAINS, strumAt } from './sounds';

/** How long an undamped string rings, in seconds. */
const RINGING = 2.4;
/** The delay between the strings of a chord, in seconds, slow enough to hear each of them. */
const SPREAD = 0.05;

/** Sounds a note, a MIDI number, at once; must be called in a tap. */
export const hearNote = (pitch: number): void => hear([pitch], GAINS.alone);

/** Strums strings of these pitches at once, in this order; must be called in a tap. */
export const hearChord = (pitches: readonly number[]): void => hear(pitches, GAINS.strummed);

function hear(pitches: readonly number[], gain: number): void {
  const sounds = strumAt(pitches, { time: 0, length: RINGING, gain, spread: SPREAD });
  play(openSound(), { sounds, length: RINGING }, () => undefined);
}
