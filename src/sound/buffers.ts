import { pluck } from './pluck';
import type { Sound } from './sounds';

/** The rendered length of each voice, in seconds. */
const LENGTHS = { string: 2.5, accompaniment: 3, click: 0.06 } as const;
/** The highest overtone of a string that accompanies, in hertz: duller than the tune, which is heard above it. */
const DULL = 3400;
/** The rate at which a click dies away, in 1 / seconds. */
const CLICK_DECAY = 90;

const buffers = new Map<string, AudioBuffer>();

/** The audio buffer of a sound, regardless of its time and loudness; rendered once. */
export function bufferOf({ sampleRate }: BaseAudioContext, sound: Sound): AudioBuffer {
  const name = `${sound.voice} ${sound.pitch} ${sampleRate}`;
  const known = buffers.get(name);
  if (known) return known;
  const samples = samplesOf(sound, sampleRate);
  const buffer = new AudioBuffer({ length: samples.length, sampleRate });
  buffer.copyToChannel(samples, 0);
  buffers.set(name, buffer);
  return buffer;
}

/** The samples of a sound, regardless of its time and loudness. */
export function samplesOf({ voice, pitch }: Pick<Sound, 'voice' | 'pitch'>, sampleRate: number) {
  const brightest = voice === 'accompaniment' ? DULL : undefined;
  const render = voice === 'click' ? click : pluck;
  return render(frequencyOf(pitch), sampleRate, LENGTHS[voice], brightest);
}

/** The frequency of a MIDI number in hertz, with 440 for the A above middle C. */
export const frequencyOf = (pitch: number): number => 440 * 2 ** ((pitch - 69) / 12);

/** A sine wave that dies away exponentially. */
function click(frequency: number, sampleRate: number, seconds: number): Float32Array<ArrayBuffer> {
  return Float32Array.from({ length: Math.round(seconds * sampleRate) }, (_, n) => {
    const time = n / sampleRate;
    return Math.sin(2 * Math.PI * frequency * time) * Math.exp(-CLICK_DECAY * time);
  });
}
