/**
 * A plucked string, a duller one that accompanies, or a metronome click; `time` and `length` are in seconds, `gain` is
 * 0 to 1.
 */
export interface Sound {
  readonly voice: 'string' | 'accompaniment' | 'click';
  readonly time: number;
  readonly length: number;
  /** A MIDI number; 60 is middle C. */
  readonly pitch: number;
  readonly gain: number;
}

/** Sounds in order of time, and the total length in seconds, with the silence at its end. */
export interface Music {
  readonly sounds: Iterable<Sound>;
  readonly length: number;
}

/** The time in which a damped sound fades by 9 decibels, in seconds; it prevents clicks. */
export const DAMPING = 0.03;
/** The time in which a damped sound dies away, in seconds. */
export const FADED = 10 * DAMPING;

/** The gains of sounds: in a song's own key and tempo those heard together stay below 1 in sum. */
export const GAINS = {
  alone: 0.5,
  melody: 0.51,
  strummed: 0.1,
  accent: 0.16,
  click: 0.08,
} as const;

/** The time for which an undamped string rings, in seconds. */
const RINGING = 2.4;
/** The delay between the strings of a chord, in seconds, slow enough to hear each of them. */
const SPREAD = 0.05;

/** Strings of these pitches, struck one after the other and damped together. */
export const strum = (pitches: readonly number[], gain: number): Music => ({
  sounds: pitches.map((pitch, index) => ({
    voice: 'string',
    time: index * SPREAD,
    length: RINGING - index * SPREAD,
    pitch,
    gain,
  })),
  length: RINGING,
});

/** The click of a beat, higher and louder if the beat begins a bar. */
export const clickAt = (time: number, isFirst: boolean): Sound => ({
  voice: 'click',
  time,
  length: 0.05,
  pitch: isFirst ? 93 : 86,
  gain: isFirst ? GAINS.accent : GAINS.click,
});

/** Endless bars, whose beats stand at such times in seconds, with an accent on the first. */
export const metronome = (beats: readonly number[], secondsPerBar: number): Music => ({
  sounds: {
    *[Symbol.iterator]() {
      for (let bar = 0; ; bar++)
        for (const beat of beats) yield clickAt(bar * secondsPerBar + beat, beat === 0);
    },
  },
  length: Infinity,
});
