/** A sound: a plucked string or the click of a metronome, at a time and for a length in seconds; `gain` is 0 to 1. */
export interface Sound {
  readonly voice: 'string' | 'click';
  readonly time: number;
  readonly length: number;
  /** A MIDI number, 60 for the C in the middle. */
  readonly pitch: number;
  readonly gain: number;
}

/** How loud a string is alone and among six: what may sound together stays below 1. */
const GAINS = { alone: 0.5, strummed: 0.1 } as const;
/** How long a string rings that nobody damps, in seconds. */
const RINGING = 2.4;
/** From one string of a chord to the next, in seconds, for who listens to each of them. */
const SPREAD = 0.05;

/** A string alone. */
export const pluckAlone = (pitch: number): Sound[] => [
  { voice: 'string', time: 0, length: RINGING, pitch, gain: GAINS.alone },
];

/** A chord on strings of these pitches, one after the other. */
export const strum = (pitches: readonly number[]): Sound[] =>
  pitches.map((pitch, index) => ({
    voice: 'string',
    time: index * SPREAD,
    length: RINGING,
    pitch,
    gain: GAINS.strummed,
  }));
