import { openSound } from './context';
import { play } from './player';
import { pluckAlone, strum, type Sound } from './sounds';

/** Sounds a note, a MIDI number, at once; must be called in a tap. */
export const hearNote = (pitch: number): void => hear(pluckAlone(pitch));

/** Strums strings of these pitches at once, in this order; must be called in a tap. */
export const hearChord = (pitches: readonly number[]): void => hear(strum(pitches));

function hear(sounds: readonly Sound[]): void {
  const length = Math.max(...sounds.map((sound) => sound.time + sound.length));
  play(openSound(), { sounds, length }, () => undefined);
}
