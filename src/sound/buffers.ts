import { pluck } from './pluck';
import type { Sound } from './sounds';

/** The rendered length of each voice, in seconds; it is doubled for a sound that is longer, and doubled again. */
const LENGTHS = { string: 1.25, accompaniment: 3, click: 0.06 } as const;
/** The time in which a string of the tune dies away by 60 decibels, in rendered lengths: its end is still heard. */
const HELD = 2.5;
/** The highest overtone in hertz, and the seconds in which it dies away, of a string that accompanies: it is duller than the tune. */
const ACCOMPANIES = { brightest: 3400, ringing: 10 };
/** The rate at which a click dies away, in 1 / seconds. */
const CLICK_DECAY = 90;

const buffers = new Map<string, AudioBuffer>();

/** The audio buffer of a sound, regardless of its time and loudness; rendered once. */
export function bufferOf({ sampleRate }: BaseAudioContext, sound: Sound): AudioBuffer {
  const name = `${sound.voice} ${sound.pitch} ${secondsOf(sound)} ${sampleRate}`;
  const known = buffers.get(name);
  if (known) return known;
  const samples = samplesOf(sound, sampleRate);
  const buffer = new AudioBuffer({ length: samples.length, sampleRate });
  buffer.copyToChannel(samples, 0);
  buffers.set(name, buffer);
  return buffer;
}

/** The samples of a sound, regardless of its time and loudness. */
export function samplesOf(sound: Sound, sampleRate: number): Float32Array<ArrayBuffer> {
  const [frequency, seconds] = [frequencyOf(sound.pitch), secondsOf(sound)];
  if (sound.voice === 'click') return click(frequency, sampleRate, seconds);
  const string = sound.voice === 'accompaniment' ? ACCOMPANIES : { ringing: HELD * seconds };
  return pluck(frequency, sampleRate, seconds, string);
}

/** The length in which a sound is rendered, in seconds. */
export const secondsOf = ({ voice, length }: Sound): number =>
  LENGTHS[voice] * 2 ** Math.max(0, Math.ceil(Math.log2(length / LENGTHS[voice])));

/** The frequency of a MIDI number in hertz, with 440 for the A above middle C. */
export const frequencyOf = (pitch: number): number => 440 * 2 ** ((pitch - 69) / 12);

/** A sine wave that dies away exponentially. */
function click(frequency: number, sampleRate: number, seconds: number): Float32Array<ArrayBuffer> {
  return Float32Array.from({ length: Math.round(seconds * sampleRate) }, (_, n) => {
    const time = n / sampleRate;
    return Math.sin(2 * Math.PI * frequency * time) * Math.exp(-CLICK_DECAY * time);
  });
}
